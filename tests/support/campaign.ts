/** Whether a campaign runs at full length (`npm run campaigns`); `npm test` has a few seconds of each. */
export const IS_WHOLE = process.env.CAMPAIGN === 'whole';

/** A tenth of the full length, for example, with `CAMPAIGN_PART=0.1`: ten such runs are as good as a whole one. */
const PART = Number(process.env.CAMPAIGN_PART ?? 1);

/** How much of a campaign there is. */
export const campaignSize = (bounded: number, whole: number): number =>
  IS_WHOLE ? Math.max(bounded, Math.round(whole * PART)) : bounded;

/** A figure for docs/security.md, told by full runs. */
export const tellFigure = (sentence: string): void => void (IS_WHOLE && process.stderr.write(`${sentence}\n`));
