interface Settled {
  response?: Response;
  hasFailed?: true;
}

/** Resolves with the outcome of a request; with an empty object if it takes longer than the limit. Never rejects. */
export function settleWithin(work: Promise<Response>, limitMs: number): Promise<Settled> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), limitMs);
    work
      .then(
        (response) => resolve({ response }),
        () => resolve({ hasFailed: true }),
      )
      .finally(() => clearTimeout(timer));
  });
}
