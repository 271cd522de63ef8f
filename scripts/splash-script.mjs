// Bundles and minifies the script of the splash, which the layout writes into each page.
import { build } from 'esbuild';

/** Returns the minified script. */
export async function buildSplashScript() {
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
