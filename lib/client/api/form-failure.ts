import { CallFailure } from './call-failure';

/** Error messages of a failed call, for the whole form and for single fields. */
export interface FormFailure {
  message: string;
  fields: Record<string, string>;
  /** The session has ended. For mutations, `SessionSync` already shows a toast and redirects to the login. */
  isSessionOver: boolean;
}

/** Converts a failed call for a form. Rethrows every other error, because it is a defect. */
export function toFormFailure(error: unknown): FormFailure {
  if (!(error instanceof CallFailure)) throw error;
  const { code, message, fields } = error;
  return { message, fields, isSessionOver: code === 'UNAUTHENTICATED' };
}
