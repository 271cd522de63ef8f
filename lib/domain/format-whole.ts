/**
 * A whole number as it is printed, on screen and in sentences: with a true minus sign, which is as wide as a digit
 * and does not read as a hyphen.
 */
export const formatWhole = (value: number): string => String(Math.round(value) + 0).replace('-', '−');
