/** What `work` gives, or the error of `late` once the time is up: some of the browser's promises never settle. */
export function withTimeLimit<T>(limitMs: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
