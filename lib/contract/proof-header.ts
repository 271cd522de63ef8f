/** Proof that a page of this site asks: those of another origin cannot send it without asking first, and never may. */
export const PROOF_HEADER = 'x-nalot';
export const PROOF = '1';
