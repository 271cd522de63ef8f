/** Rejects with `createError()` if `work` has not settled in time. Some promises of browsers never settle. */
export function withTimeLimit<T>(limitMs: number, work: Promise<T>, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
