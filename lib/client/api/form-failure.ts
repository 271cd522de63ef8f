import { CallFailure } from './call-failure';

/** What a failed call says about a form: a sentence for the whole of it, or for single fields. */
export interface FormFailure {
  message: string;
  fields: Record<string, string>;
  /** The session is over: whoever made the call by a mutation is told of it and led to the login. */
  isSessionOver: boolean;
}

/** Reads a failed call for a form. Whatever else was thrown is a defect and goes on. */
export function toFormFailure(error: unknown): FormFailure {
  if (!(error instanceof CallFailure)) throw error;
  const { code, message, fields } = error;
  return { message, fields, isSessionOver: code === 'UNAUTHENTICATED' };
}
