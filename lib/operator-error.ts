/** A fault that whoever runs this can mend, and nobody else: it ends the start, told in one sentence. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  /** Known by this rather than by its class: the framework bundles pages and doors apart, each with a class of its own. */
  readonly isForOperator = true;
}

/** What to tell whoever runs this; null for any other fault, of which the stack tells more. */
export const operatorSentence = (error: unknown): string | null =>
  error instanceof Error && 'isForOperator' in error ? error.message : null;
