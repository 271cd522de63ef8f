/** Rounds and formats a number with a true minus sign (−), which has the width of a digit. */
export const formatWhole = (value: number): string => String(Math.round(value) + 0).replace('-', '−');
