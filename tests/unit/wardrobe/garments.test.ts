import { GARMENTS, garmentById } from '@/lib/domain/wardrobe/garments';
import { getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

const idsOf = (garments: readonly { id: string }[]) => garments.map(({ id }) => id);

describe('the garments', () => {
  it('have unique ids', () => {
    expect(garmentById.size).toBe(GARMENTS.length);
  });

  it('insulate no more than a long padded coat', () => {
    expect(idsOf(GARMENTS.filter(({ insulationClo: clo }) => !(clo >= 0 && clo <= 1)))).toEqual([]);
  });

  it('have low air permeability exactly if they are windproof', () => {
    expect(
      idsOf(GARMENTS.filter(({ windproof, airPermeability }) => airPermeability !== (windproof ? 10 : 50))),
    ).toEqual([]);
  });

  it('are water-resistant if padded, rubber or a rain shell', () => {
    const shell = GARMENTS.filter(
      ({ slot, fabric, model }) =>
        (slot === 'outer' && fabric === 'padding') ||
        (slot === 'shoes' && fabric === 'rubber') ||
        model.kind === 'windbreaker',
    );
    expect(idsOf(shell.filter(({ waterproof }) => waterproof === 'no'))).toEqual([]);
  });

  it('are marked if their hem reaches the floor', () => {
    const reaching = GARMENTS.filter(({ model }) => 'hem' in model.params && model.params.hem === 'floor');
    expect(idsOf(GARMENTS.filter(({ floorLength }) => floorLength))).toEqual(idsOf(reaching));
  });

  it('have the values of the published tables', () => {
    const published = {
      tee: 0.08,
      'shirt-short': 0.19,
      shirt: 0.25,
      sweatshirt: 0.34,
      'knit-fine': 0.25,
      'knit-chunky': 0.36,
      'thermal-top': 0.2,
      'thermal-bottom': 0.15,
      shorts: 0.08,
      slacks: 0.15,
      'slacks-wool': 0.24,
      sweatpants: 0.28,
      'cardigan-thin': 0.23,
      blazer: 0.36,
      'blazer-wool': 0.44,
      trench: 0.48,
      coat: 0.6,
      'down-short': 0.7,
      'ankle-boots': 0.1,
      'down-light': 0.45,
      'down-long': 0.95,
      scarf: 0.05,
      gloves: 0.05,
    };
    const ours = Object.fromEntries(Object.keys(published).map((id) => [id, garmentById.get(id)?.insulationClo]));
    expect(ours).toEqual(published);
  });

  it('are all used by some outfit', () => {
    const worn = new Set(OUTFITS.flatMap(getWornGarments).map(({ garment }) => garment));
    expect(idsOf(GARMENTS.filter(({ id }) => !worn.has(id)))).toEqual([]);
  });
});
