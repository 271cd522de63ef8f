/** True if `CAMPAIGN=whole` is set: tests then measure every outfit, finely meshed, instead of a sample. */
export const IS_WHOLE = process.env.CAMPAIGN === 'whole';
