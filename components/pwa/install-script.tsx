const SCRIPT =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.nalotInstall=e});addEventListener('appinstalled',function(){delete window.nalotInstall})";

/** Stores the browser's offer to install, which may come before any other code; and so stands in the page itself. */
export function InstallScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
