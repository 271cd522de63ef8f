import type { CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import { ORDINARY_PERMEABILITY } from '@/lib/domain/comfort/heat-balance';
import { getSurroundings } from '@/lib/domain/comfort/aim';
import { COMFORTABLE_VOTE, getThermalVote } from '@/lib/domain/comfort/thermal-vote';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { THERMALS_CLO } from '@/lib/domain/recommendation/wearing';
import { DESK_WORK, getIndoorHour } from '@/lib/domain/recommendation/indoors';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import { PURPOSES } from '@/lib/domain/recommendation/purposes';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { expandSpans } from '@/lib/domain/recommendation/relevant-hours';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { wearByFeel } from '@/lib/domain/recommendation/wear-by-feel';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { CHOICE_HOUR, type ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { createForecast } from './forecast';

/** Hours of an office worker in a schedule: as if outdoors all day, and marked as indoors. */
export const OFFICE_HOURS = { 'all hours outdoors': '8-19', 'marked as indoors': '8-19i' } as const;
export type OfficeHours = keyof typeof OFFICE_HOURS;

const spansOf = (text: string) => parseHourSpans(text) ?? [];
const INDOOR_HOURS = 8;

/** Hours of an office worker who is outdoors on the ways and at lunch, and else at a desk. */
export interface OfficeTally {
  outdoors: number;
  comfortableOutdoors: number;
  tooColdOutdoors: number;
  indoors: number;
  /** Hours at the desk in which some state of the outfit is comfortable. */
  comfortableIndoors: number;
}

/** Dresses an office worker by a forecast with schedules of both kinds, and judges both in the hours as they really are. */
export function tallyOffice(days: readonly ObservedDay[], categoryId: CategoryId, scheduled: OfficeHours): OfficeTally {
  const tally: OfficeTally = {
    outdoors: 0,
    comfortableOutdoors: 0,
    tooColdOutdoors: 0,
    indoors: 0,
    comfortableIndoors: 0,
  };
  const activity = PURPOSES[categoryId];
  for (const day of days)
    for (const gender of GENDERS) {
      const { outfits } = recommend({
        weather: createForecast(day, 'growing'),
        nowMs: kstEpochMs(day.date, CHOICE_HOUR),
        requestedHours: { day: 'today', hours: spansOf(OFFICE_HOURS[scheduled]) },
        ...{ categoryId, gender, outfits: OUTFITS, garments: garmentById, messages: KO, seed: '', count: 1 },
      });
      const { outfit, fit } = outfits[0]!;
      const traits = getTraits(outfit, garmentById);
      const hours = expandSpans(spansOf(OFFICE_HOURS['marked as indoors']), day.date).map(({ epochMs }) => epochMs);
      const outdoorHours = day.weather.hours
        .filter(({ epochMs }) => hours.includes(epochMs))
        .map((hour) => toOutdoorHour(hour, getCellCentre(day.weather.cell)));
      for (const hour of outdoorHours) {
        const { vote } = wearByFeel(hour, { traits, wearing: fit.wearing, activity });
        tally.outdoors += 1;
        tally.comfortableOutdoors += Number(Math.abs(vote) <= COMFORTABLE_VOTE);
        tally.tooColdOutdoors += Number(vote < -1);
      }
      const air = getIndoorHour(Math.max(...outdoorHours.map(({ temperatureC }) => temperatureC)));
      const votes = fit.wearing.states.map(({ clo }) =>
        getThermalVote(getSurroundings(air, DESK_WORK), DESK_WORK, {
          insulationClo: clo + (fit.thermals ? THERMALS_CLO : 0),
          airPermeability: ORDINARY_PERMEABILITY,
        }),
      );
      tally.indoors += INDOOR_HOURS;
      if (votes.some((vote) => Math.abs(vote) <= COMFORTABLE_VOTE)) tally.comfortableIndoors += INDOOR_HOURS;
    }
  return tally;
}
