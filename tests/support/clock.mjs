// Preloaded into a server under test (node --import): its clock starts at CLOCK_START and runs on from there.
const start = Date.parse(process.env.CLOCK_START ?? '');
if (!Number.isNaN(start)) {
  const RealDate = Date;
  const offsetMs = start - RealDate.now();
  globalThis.Date = class extends RealDate {
    // Own properties: Next wraps Date once more and does not look further up.
    static parse = RealDate.parse;
    static UTC = RealDate.UTC;
    constructor(...args) {
      super(...(args.length === 0 ? [RealDate.now() + offsetMs] : args));
    }
    static now() {
      return RealDate.now() + offsetMs;
    }
  };
}
