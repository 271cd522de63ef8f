// Bundles and minifies the script of the splash, which the layout writes into each page.

/** Returns the minified script. */
export async function buildSplashScript() {
  // Imported on demand: a server loads next.config.ts, but not the build tools.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['components/shell/splash-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers that Next.js supports.
    target: ['chrome111', 'safari16.4', 'firefox111'],
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0].text.trim();
}
