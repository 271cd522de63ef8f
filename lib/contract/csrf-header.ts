/** Proof that a page of this site asks: those of another origin cannot send it without asking first, and never may. */
export const CSRF_HEADER = 'x-nalot';
export const CSRF_HEADER_VALUE = '1';
