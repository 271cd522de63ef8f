import { FIRST_VISIT_KEY } from '@/lib/client/session/first-visit';
import { SPLASH_PICTURE } from './splash-picture';
import { SPLASH_STYLES } from './splash-styles';

/**
 * Runs behind the splash, before the first paint. On a device's first visit the splash lies over the page until its
 * picture is there, or all of it where it has none, which its next script follows; 2 s at the most. What is marked
 * `after-splash` stands farther down and is laid out then, and the fonts wait for it: when all that the page shows have
 * come, it changes to them. Both go part after part, each in a frame of its own, so that no single task lays out
 * everything. Later the fonts come at once, and no splash. Whoever wants less motion, reloads or comes by a push's link
 * sees none; a tap or a key ends it.
 */
const SCRIPT = `(function(){var d=document.documentElement,on=function(){d.dataset.fonts='on'};try{
var first=!localStorage.getItem('${FIRST_VISIT_KEY}');localStorage.setItem('${FIRST_VISIT_KEY}','true');
if(!first)return on();
var calm=matchMedia('(prefers-reduced-motion: reduce)').matches,how=performance.getEntriesByType('navigation')[0];
if(!calm&&(!how||how.type!=='reload')&&!/[?&]category=/.test(location.search))d.dataset.splash='show',d.dataset.held='';
var fonts=function(){var f=document.fonts,t=document.body.innerText,late=new Promise(function(r){setTimeout(r,4000)});
Promise.race([late,Promise.all(['300','400'].map(function(w){return f.load(w+' 16px Pretendard',t)}))]).then(spread,on)};
var parts=[],part=function(e){var n=e.textContent.length,all=e.children;if(!n||/^S(CRIPT|TYLE)$/.test(e.tagName))return;
if(n<80||!all.length)parts.push(e);else for(var i=0;i<all.length;i++)part(all[i])};
var spread=function(){if(parts.length||d.dataset.fonts)return;part(document.body);(function next(){var e=parts.shift();if(!e)return on();e.dataset.fonts='on';requestAnimationFrame(next)})()};
var end=function(){delete d.dataset.splash;['pointerdown','keydown'].forEach(function(t){removeEventListener(t,there,true)})};
var leave=function(){if(d.dataset.splash==='show'){d.dataset.splash='leaving';setTimeout(end,130)}};
var show=function(){var e='held' in d.dataset&&document.querySelector('.after-splash:not([data-shown])');
if(e)e.dataset.shown='';else if(document.readyState!=='loading'){delete d.dataset.held;return setTimeout(fonts)}requestAnimationFrame(show)};
var there=function(){leave();requestAnimationFrame(show)};
['pointerdown','keydown'].forEach(function(t){addEventListener(t,there,true)});
['load','error'].forEach(function(t){document.addEventListener(t,function(e){if(e.target.matches('img[fetchpriority=high]'))there()},true)});
(function look(){var q=function(s){return document.querySelector(s)};
if(!q('img[fetchpriority=high]'))document.body.querySelectorAll('script').length>1?there():requestAnimationFrame(look)})();
setTimeout(end,2750);setTimeout(show,2750)
}catch(e){on()}})()`;

interface Props {
  nonce?: string;
}

/** The splash over a page that is already there; the first in its body. */
export function Splash({ nonce }: Props) {
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SPLASH_STYLES }} />
      <div aria-hidden className="splash" dangerouslySetInnerHTML={{ __html: SPLASH_PICTURE }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>
  );
}
