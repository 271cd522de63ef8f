// Preloaded into a server under test (node --import): its clock starts at CLOCK_START, if that is set, and runs on from
// there. Whoever started the server with a channel to it moves the clock on by sending `{ passMs }`.
const RealDate = Date;
const start = RealDate.parse(process.env.CLOCK_START ?? '');
let offsetMs = Number.isNaN(start) ? 0 : start - RealDate.now();

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

process.on('message', (message) => {
  if (typeof message?.passMs !== 'number') return;
  offsetMs += message.passMs;
  process.send?.({ passedMs: message.passMs });
});
