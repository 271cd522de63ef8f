/** Ends this process and its children after a time limit. */
export function limitRun(limitMs: number): void {
  const end = () => {
    console.error(`not done within ${limitMs / 60_000} minutes`);
    process.exit(1);
  };
  setTimeout(end, limitMs).unref();
}
