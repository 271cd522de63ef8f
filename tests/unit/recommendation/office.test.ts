import { parseHourSpans } from '@/lib/contract/hour-spans';
import { getSurroundings } from '@/lib/domain/comfort/aim';
import { ORDINARY_PERMEABILITY } from '@/lib/domain/comfort/heat-balance';
import { getThermalVote } from '@/lib/domain/comfort/thermal-vote';
import { createIndoorPrice, DESK_WORK, getIndoorHour } from '@/lib/domain/recommendation/indoors';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { ask } from './ask';

describe('indoors', () => {
  const voteAt = (clo: number) =>
    getThermalVote(getSurroundings(getIndoorHour(5), DESK_WORK), DESK_WORK, {
      insulationClo: clo,
      airPermeability: ORDINARY_PERMEABILITY,
    });

  it('clothes of about 1 clo are comfortable at a desk in winter, and a coat is not', () => {
    expect(Math.abs(voteAt(1))).toBeLessThan(0.5);
    expect(voteAt(1.9)).toBeGreaterThan(0.5);
    expect(voteAt(0.4)).toBeLessThan(-0.5);
  });

  it('the price is 0 without indoor hours, and higher for a base that is too warm to sit in', () => {
    const traits = OUTFITS.map((outfit) => getTraits(outfit, garmentById));
    const [light, heavy] = [
      traits.find(({ states: [base] }) => base.clo > 0.85 && base.clo < 1)!,
      traits.reduce((warmest, each) => (each.states[0].clo > warmest.states[0].clo ? each : warmest)),
    ];
    const air = { ...getIndoorHour(0), temperatureC: 0 };
    const getPrice = createIndoorPrice({ indoorHours: 8, outdoorHours: [air, air, air] });
    expect(getPrice(heavy, true)).toBeGreaterThan(getPrice(light, false));
    expect(createIndoorPrice({ indoorHours: 0, outdoorHours: [air] })(heavy, true)).toBe(0);
  });

  it('every outfit in summer has a layer or a cardigan against air conditioning, in any category', () => {
    const summer = { date: '2023-08-05', maxC: 33, minC: 25 };
    const arePrepared = (hours: string) =>
      ask(summer, { requestedHours: { hours: parseHourSpans(hours)! } }).outfits.map(
        ({ outfit, fit, takeAlong }) =>
          getTraits(outfit, garmentById).layered || fit.extra || takeAlong.some(({ kind }) => kind === 'cardigan'),
      );
    expect(arePrepared('8-19i')).not.toContain(false);
    expect(arePrepared('8-19')).toContain(false);
  });
});
