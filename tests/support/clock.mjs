// Preloaded into a server under test (node --import). Its clock starts at CLOCK_START, if set. The parent process
// moves the clock forward by sending `{ passMs }`.
const RealDate = Date;
const start = RealDate.parse(process.env.CLOCK_START ?? '');
let offsetMs = Number.isNaN(start) ? 0 : start - RealDate.now();

globalThis.Date = class extends RealDate {
  // Own properties, because Next.js wraps Date again and does not look up the prototype chain.
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
