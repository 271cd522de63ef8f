import { countChoiceDifferences } from '../../support/moving-choices';
import { MIDNIGHT } from './country';
import { closeAll, type Open } from './databases';
import { recordFigure, formatWhole } from './rows';

const QUESTIONS = 10_000;

/** Requests the outfits of one cell during a day from four instances with different weather. */
export async function outfits(open: Open): Promise<void> {
  const opened = await open(4);
  const databases = opened.map(({ db }) => db);
  const differences = await countChoiceDifferences({ databases, questions: QUESTIONS, midnightMs: MIDNIGHT });
  recordFigure(
    `outfits of one cell by 4 instances, ${formatWhole(QUESTIONS)} questions, weather moving`,
    '0 differences',
    `${differences}`,
  );
  await closeAll(opened);
}
