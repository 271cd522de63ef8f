/** Starts a sentence. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For names of items within a sentence. Colours, with which each begins, contain no proper names. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
