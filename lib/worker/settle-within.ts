interface Settled {
  response?: Response;
  hasFailed?: true;
}

/** How a request went, or nothing where that takes longer than the limit. */
export function settleWithin(work: Promise<Response>, limitMs: number): Promise<Settled> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), limitMs);
    work
      .then(
        (answer) => resolve({ response: answer }),
        () => resolve({ hasFailed: true }),
      )
      .finally(() => clearTimeout(timer));
  });
}
