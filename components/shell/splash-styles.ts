/**
 * Styles of the splash. They are inline and precede it, so that it is painted before the style sheet is parsed. The
 * splash is visible only while the script has set data-splash: on a device's first visit until its picture is loaded.
 * Without it the page's background colour appears first. A test compares the colours with the tokens. The glow covers
 * only its own area, because a larger one delays the first frame.
 */
export const SPLASH_STYLES = `
html { background: #f6f9fd; color-scheme: light dark }
body { margin: 0 }
.splash { display: none }
[data-splash] .splash {
  display: grid; position: fixed; inset: 0; z-index: 50; place-items: center;
  background: radial-gradient(420px 320px at 82% -25px, #ffe6ae 0, rgb(255 230 174 / 0) 70%) 0 0 / 100% 200px no-repeat,
    linear-gradient(180deg, #cfe6ff 0, #e9f4ff 34%, #f7faff 62%, #ffffff 100%);
  animation: splash-fade 700ms ease 2000ms forwards;
}
[data-held] .own-frame:not([data-shown]) { display: none }
[data-splash='leaving'] .splash { animation: splash-fade 120ms ease forwards }
.splash > svg { animation: splash-rise 900ms cubic-bezier(0.22, 1.12, 0.36, 1) both }
.splash-name { fill: #17212f }
.splash-words { fill: #4a566a }
@keyframes splash-fade { to { opacity: 0; visibility: hidden } }
@keyframes splash-rise { from { transform: translateY(14px) scale(0.96) } }
@media (prefers-color-scheme: dark) {
  html { background: #10161f }
  [data-splash] .splash {
    background: radial-gradient(420px 320px at 82% -25px, rgb(255 205 110 / 0.26) 0, rgb(255 205 110 / 0) 70%) 0 0 / 100% 200px no-repeat,
      linear-gradient(180deg, #1d3a63 0, #17283f 40%, #10161f 75%);
  }
  .splash-name { fill: #f0f4fa }
  .splash-words { fill: #b3bfd0 }
}
@media (prefers-reduced-motion: reduce) {
  .splash > svg { animation: none }
}`.replace(/\s*\n\s*/g, ' ');
