/** Stores the browser's install event. It is inline, because the event may fire before any script is loaded. */
export const INSTALL_SCRIPT =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.nalotInstall=e});addEventListener('appinstalled',function(){delete window.nalotInstall})";

/** The minified `components/shell/splash-script.ts`, which `next.config.ts` defines. */
export const SPLASH_SCRIPT = process.env.SPLASH_SCRIPT ?? '';
