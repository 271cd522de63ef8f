import { z } from 'zod';

/** IANA name of a time zone: Europe/Paris. */
const NAME = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .max(40)
  .regex(NAME)
  .refine((name) => isTimeZone(name));
