interface InTime {
  answer?: Response;
  failed?: true;
}

/** How a request went, or nothing where that takes longer than the limit. */
export function settledWithin(work: Promise<Response>, limitMs: number): Promise<InTime> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), limitMs);
    work
      .then(
        (answer) => resolve({ answer }),
        () => resolve({ failed: true }),
      )
      .finally(() => clearTimeout(timer));
  });
}
