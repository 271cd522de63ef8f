import type { WorkerCommand } from '@/lib/contract/worker';
import { SPLASH_COOKIE, SPLASH_COOKIE_MAX_AGE_S } from '@/lib/client/session/first-visit';
import { SPLASH_PICTURE } from './splash-picture';
import { SPLASH_STYLES } from './splash-styles';

const PAINTED: WorkerCommand = 'page-painted';

/**
 * Runs behind the splash, before the first paint. On a device's first visit the splash lies over the page until its
 * picture is there, or all of it where it has none, which its next script follows; 2 s at the most. Behind it the page
 * is laid out part after part: what is marked `own-frame` has one. The fonts wait for the picture, too; when all that the
 * page shows have come, part after part of it changes to them. So no single task lays out everything. Later the fonts
 * come at once, and no splash; whoever opens the page then tells the worker of its first paint, which has the rest of
 * the page. Whoever wants less motion, reloads or comes by a push's link sees none; a tap or a key ends it.
 */
const SCRIPT = `(function(){var d=document.documentElement,on=function(){d.dataset.fonts='on'};
var painted=function(){var w=navigator.serviceWorker&&navigator.serviceWorker.controller;if(w)new PerformanceObserver(function(seen,all){
if(seen.getEntriesByName('first-contentful-paint').length){all.disconnect();w.postMessage('${PAINTED}')}}).observe({type:'paint',buffered:true})};try{
var first=document.cookie.indexOf('${SPLASH_COOKIE}=')<0;
document.cookie='${SPLASH_COOKIE}=1; path=/; max-age=${SPLASH_COOKIE_MAX_AGE_S}; samesite=lax'+(location.protocol==='https:'?'; secure':'');
if(!first)return on(),painted();
var calm=matchMedia('(prefers-reduced-motion: reduce)').matches,how=performance.getEntriesByType('navigation')[0];
var show=function(){var e=document.querySelector('.own-frame:not([data-shown])');
if(e)e.dataset.shown='';else if(document.readyState!=='loading')return delete d.dataset.held;requestAnimationFrame(show)};
if(!calm&&(!how||how.type!=='reload')&&!/[?&]category=/.test(location.search)){d.dataset.splash='show';d.dataset.held='';show()}
var fonts=function(){if('held' in d.dataset)return setTimeout(fonts,50);var f=document.fonts,t=document.body.innerText,late=new Promise(function(r){setTimeout(r,4000)});
Promise.race([late,Promise.all(['300','400'].map(function(w){return f.load(w+' 16px Pretendard',t)}))]).then(spread,on)};
var parts=[],part=function(e){var n=e.textContent.length,all=e.children;if(!n||/^S(CRIPT|TYLE)$/.test(e.tagName))return;
if(n<80||!all.length)return parts.push([e]);for(var i=0;i<all.length;i++)part(all[i]);parts.length?parts[parts.length-1].push(e):parts.push([e])};
var spread=function(){if(parts.length||d.dataset.fonts)return;part(document.body);
(function next(){var all=parts.shift();if(!all)return on();all.forEach(function(e){e.dataset.fonts='on'});requestAnimationFrame(next)})()};
var end=function(){delete d.dataset.splash;['pointerdown','keydown'].forEach(function(t){removeEventListener(t,leave,true)})};
var leave=function(){if(d.dataset.splash==='show'){d.dataset.splash='leaving';setTimeout(end,130)}};
var there=function(){leave();requestAnimationFrame(function(){setTimeout(fonts)})};
['pointerdown','keydown'].forEach(function(t){addEventListener(t,leave,true)});
['load','error'].forEach(function(t){document.addEventListener(t,function(e){if(e.target.matches('img[fetchpriority=high]'))there()},true)});
(function look(){var q=function(s){return document.querySelector(s)};
if(!q('img[fetchpriority=high]'))document.body.querySelectorAll('script').length>1?there():requestAnimationFrame(look)})();
setTimeout(function(){end();delete d.dataset.held;fonts()},2750)
}catch(e){on();delete d.dataset.held}})()`;

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
