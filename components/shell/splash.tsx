import { FIRST_VISIT_KEY } from '@/lib/client/session/first-visit';

/**
 * Runs in the head, before the first paint. On a device's first visit the splash lies over the page until its picture
 * is there, or all of it where it has none, which its first script follows; 2 s at the most. The fonts wait for the
 * picture, too, and the page is laid out anew once, when all that it shows have come. Later the fonts come at once, and
 * no splash. Whoever wants less motion, reloads or comes by a push's link sees none; a tap or a key ends it.
 */
const SCRIPT = `(function(){var d=document.documentElement,on=function(){d.dataset.fonts='on'};try{
var first=!localStorage.getItem('${FIRST_VISIT_KEY}');localStorage.setItem('${FIRST_VISIT_KEY}','true');
if(!first)return on();
var calm=matchMedia('(prefers-reduced-motion: reduce)').matches,how=performance.getEntriesByType('navigation')[0];
if(!calm&&(!how||how.type!=='reload')&&!/[?&]category=/.test(location.search))d.dataset.splash='show';
var fonts=function(){var f=document.fonts,t=document.body.innerText,late=new Promise(function(r){setTimeout(r,4000)});
Promise.race([late,Promise.all(['300','400'].map(function(w){return f.load(w+' 16px Pretendard',t)}))]).then(on,on)};
var end=function(){delete d.dataset.splash;['pointerdown','keydown'].forEach(function(t){removeEventListener(t,leave,true)})};
var leave=function(){if(d.dataset.splash==='show'){d.dataset.splash='leaving';setTimeout(end,130)}};
var there=function(){requestAnimationFrame(function(){leave();setTimeout(fonts)})};
['pointerdown','keydown'].forEach(function(t){addEventListener(t,leave,true)});
['load','error'].forEach(function(t){document.addEventListener(t,function(e){if(e.target.matches('img[fetchpriority=high]'))there()},true)});
(function look(){var q=function(s){return document.querySelector(s)};
if(!q('img[fetchpriority=high]'))q('body script')?there():requestAnimationFrame(look)})();
setTimeout(end,2750);setTimeout(fonts,2750)
}catch(e){on()}})()`;

/** Goes into the head. */
export function SplashScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** The splash lies over a page that is already there. */
export function Splash() {
  return (
    <div aria-hidden className="splash sky fixed inset-0 z-50 place-items-center">
      <div className="splash-mark relative flex flex-col items-center gap-3">
        <img src="/icons/icon.svg" alt="" width={96} height={96} />
        <p className="text-display font-bold">날옷</p>
        <p className="text-body text-ink-2">오늘 무엇을 입지?</p>
      </div>
    </div>
  );
}
