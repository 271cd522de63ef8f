import { CallFailure } from './api';

/** What a failed call says about a form: a sentence for the whole of it, or for single fields. */
export interface FormFailure {
  message: string;
  fields: Record<string, string>;
}

/** Reads a failed call for a form. Whatever else was thrown is a defect and goes on. */
export function formFailure(error: unknown): FormFailure {
  if (!(error instanceof CallFailure)) throw error;
  return { message: error.message, fields: error.fields };
}
