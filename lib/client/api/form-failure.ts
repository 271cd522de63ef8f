import { CallFailure } from './call-failure';

export interface FormFailure {
  message: string;
  fields: Record<string, string>;
  /** The session has ended. For mutations, `SessionSync` already shows a toast and redirects to the login. */
  isSessionOver: boolean;
}

/** Rethrows errors that are not failed calls, because they are defects. */
export function toFormFailure(error: unknown): FormFailure {
  if (!(error instanceof CallFailure)) throw error;
  const { code, message, fields } = error;
  return { message, fields, isSessionOver: code === 'UNAUTHENTICATED' };
}
