const SCRIPT = `(function(){try{var d=document.documentElement,s=sessionStorage;
if(s.getItem('hasSeenSplash')||matchMedia('(prefers-reduced-motion: reduce)').matches){s.setItem('hasSeenSplash','true');return}
s.setItem('hasSeenSplash','true');d.dataset.splash='show';
var skip=function(){if(d.dataset.splash==='show')d.dataset.splash='leaving';setTimeout(end,260)};
var end=function(){delete d.dataset.splash;removeEventListener('pointerdown',skip,true);removeEventListener('keydown',skip,true)};
addEventListener('pointerdown',skip,true);addEventListener('keydown',skip,true);setTimeout(end,2750)}catch(e){}})()`;

/** Decides before the first paint whether this session has seen the splash; goes into the head. */
export function SplashScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** The splash lies over a page that is already there: 2 s and a 0.7 s fade, a tap or a key skips it. */
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
