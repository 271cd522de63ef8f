/** Ends this process, and with it what it started, after so long: a benchmark that hangs tells nothing. */
export function limitRun(limitMs: number): void {
  const end = () => {
    console.error(`not done within ${limitMs / 60_000} minutes`);
    process.exit(1);
  };
  setTimeout(end, limitMs).unref();
}
