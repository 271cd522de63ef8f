/** True in a full campaign (`npm run campaigns`). `npm test` runs a few seconds of each campaign. */
export const IS_WHOLE = process.env.CAMPAIGN === 'whole';

/** Fraction of the full length, from `CAMPAIGN_PART`. Ten runs with 0.1 count as one full run. */
const PART = Number(process.env.CAMPAIGN_PART ?? 1);

/** Returns the number of iterations: `bounded` in `npm test`, a part of `whole` in a campaign. */
export const campaignSize = (bounded: number, whole: number): number =>
  IS_WHOLE ? Math.max(bounded, Math.round(whole * PART)) : bounded;

/** Writes a figure for docs/security.md to stderr in a full campaign. */
export const reportFigure = (sentence: string): void => void (IS_WHOLE && process.stderr.write(`${sentence}\n`));
