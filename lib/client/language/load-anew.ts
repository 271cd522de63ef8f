'use client';

/** Loads the page anew from the server. */
export const loadAnew = (): void => location.reload();
