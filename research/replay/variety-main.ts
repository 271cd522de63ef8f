import { DAY_SETS, type DaySetName } from './day-sets';
import { formatVariety, tallyVariety } from './variety';

// Prints how first outfits vary: npm run replay:variety -- [SETS]. Default: seoul-2023. Writes no file.
const asked = process.argv.slice(2);
const names = (Object.keys(DAY_SETS) as DaySetName[]).filter((name) => asked.includes(name));
for (const name of names.length > 0 ? names : (['seoul-2023'] as const))
  console.log(formatVariety(name, tallyVariety(DAY_SETS[name]())));
