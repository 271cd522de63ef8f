// V8 keeps the source of each script in memory. One character beyond Latin-1 makes it take two bytes for each of its
// characters, so builds of the server escape such characters.

/** A backslash with the character that it escapes, or a character beyond Latin-1. */
const ESCAPED_OR_WIDE = /\\[^]|[\u0100-\uffff]/g;

/** Escapes the characters of a script beyond Latin-1, in texts, regular expressions, names and comments alike. */
export const toOneByteSource = (code) =>
  code.replace(ESCAPED_OR_WIDE, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit > 0xff ? `\\u${unit.toString(16).padStart(4, '0')}` : found;
  });

/** A plugin of webpack that writes the scripts of a build as one-byte source. */
export const ONE_BYTE_SOURCE = {
  apply(compiler) {
    const name = 'one-byte-source';
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.RawSource(toOneByteSource(String(source.source()))));
      }),
    );
  },
};
