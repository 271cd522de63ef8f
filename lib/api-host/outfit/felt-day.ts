import type { CategoryId } from '@/lib/contract/category';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { feltIn } from '@/lib/domain/recommendation/felt';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import { offsetsOn, takeBack, type DayFelt, type LearntComfort } from '@/lib/domain/recommendation/own-comfort';
import { PURPOSES } from '@/lib/domain/recommendation/purposes';
import { weatherSideOf } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { HostDependencies } from '../dependencies';

/** What was worn, where, and for what; and who asks, as limits count them. */
export interface Worn {
  outfit: Outfit;
  date: KstDate;
  cell: GridCell;
  categoryId: CategoryId;
  network: string;
}

/** The hours that a choice of that date was made for, or all that the category counts; sport's are known by its choice. */
function hoursOf({ categoryId, date }: Worn, chosen: FrozenChoice | undefined): number[] {
  if (chosen && chosen.hours.length > 0) return chosen.hours.map(({ epochMs }) => epochMs);
  const { hours } = PURPOSES[categoryId];
  return 'next' in hours ? [] : hours.map((hour) => kstEpochMs(date, hour));
}

/**
 * What a day's outfit felt like to an average person: in the weather as far as the host knows it (past hours as they
 * were last reported, those to come as forecast), over the hours that it was chosen for. Null where too few are known.
 */
export async function feltDay(
  worn: Worn,
  learnt: LearntComfort,
  { weather: service, outfits, choices, clock }: Pick<HostDependencies, 'weather' | 'outfits' | 'choices' | 'clock'>,
): Promise<DayFelt> {
  const { outfit, date, cell, categoryId, network } = worn;
  const { weather } = await service.get(cell, network);
  const side = weatherSideOf(weather, date);
  // A second answer takes the place of the first: the clothes were chosen by what was known before both.
  const known = learnt.last?.told.date === date ? takeBack(learnt) : learnt;
  const offsetClo = offsetsOn(known, date)[side];
  const { choices: chosen } = await choices.read({ cell, categoryId, gender: outfit.gender, offsetClo }, date, clock());
  const hours = hoursOf(
    worn,
    chosen.find((choice) => choice.date === date),
  );
  const felt = feltIn({ weather, categoryId, outfit, hours, offsetClo, outfits, garments: garmentById });
  return felt && { side, felt };
}
