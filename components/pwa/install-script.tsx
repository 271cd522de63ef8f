const SCRIPT =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.nalotInstall=e});addEventListener('appinstalled',function(){delete window.nalotInstall})";

/** Stores the browser's install event. It is inline, because the event may fire before any script is loaded. */
export function InstallScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
