import { sweepAccounts } from '@/lib/api-host/accounts/sweep';
import { neverWear, wornOutfits } from '@/lib/api-host/db/schema';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import { getNeverWear, saveNeverWear } from '@/lib/contract/never-wear';
import { getOutfits } from '@/lib/contract/outfit';
import { withdraw } from '@/lib/contract/user';
import { forgetWorn, getWornOutfits, markWorn, unmarkWorn } from '@/lib/contract/worn';
import { addDays, kstDate } from '@/lib/domain/kst';
import { getWornKinds } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { describeAccounts, type Member } from '../../support/account-world';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761 };
const [COAT, KNIT] = OUTFITS as [(typeof OUTFITS)[0], (typeof OUTFITS)[0]];

describeAccounts('worn outfits and never-worn kinds', (world) => {
  const today = () => kstDate(world.nowMs);
  const mark = (member: Member, outfitId: string, date = today()) =>
    member.call(markWorn, { params: { date }, body: { outfitId, categoryId: 2 } });
  const worn = async (member: Member) => (await member.call(getWornOutfits)).body.content;

  it('stores one outfit a day with its title, lists the newest first and replaces it when marked again', async () => {
    const member = await world.member();
    expect(await worn(member)).toEqual([]);
    await mark(member, COAT.id, addDays(today(), -1));
    await mark(member, COAT.id);
    await mark(member, KNIT.id);
    expect(await worn(member)).toEqual([
      { date: today(), outfitId: KNIT.id, categoryId: 2, title: KO.outfits[KNIT.id], feelsLike: null, feeling: null },
      {
        ...{ date: addDays(today(), -1), outfitId: COAT.id, categoryId: 2, title: KO.outfits[COAT.id] },
        ...{ feelsLike: null, feeling: null },
      },
    ]);
    const english = (await member.call(getWornOutfits, { query: { language: 'en' } })).body.content;
    expect(english.map(({ title }) => title)).toEqual([EN.outfits[KNIT.id], EN.outfits[COAT.id]]);
  });

  it('stores the weather and the feedback of a worn outfit until the feedback or the outfit changes', async () => {
    const member = await world.member();
    const feelsLike = { min: -3, max: 5 };
    const markAs = (outfitId: string) =>
      member.call(markWorn, { params: { date: today() }, body: { outfitId, categoryId: 2, feelsLike } });
    const feel = (feeling: OutfitFeeling) =>
      member.call(sendOutfitFeedback, {
        params: { id: COAT.id },
        body: { feeling, date: today(), categoryId: 2, ...GANGNAM },
      });
    const record = async () => (await worn(member)).map((each) => [each.feelsLike, each.feeling]);
    await feel('good');
    expect(await record()).toEqual([]);
    await markAs(COAT.id);
    await feel('cold');
    await markAs(COAT.id);
    expect(await record()).toEqual([[feelsLike, 'cold']]);
    await member.call(takeBackOutfitFeedback);
    expect(await record()).toEqual([[feelsLike, null]]);
    await feel('hot');
    await member.call(resetOutfitFeedback);
    expect(await record()).toEqual([[feelsLike, null]]);
    await feel('cold');
    await markAs(KNIT.id);
    expect(await record()).toEqual([[feelsLike, null]]);
    for (const wrong of [{ min: -99, max: 0 }, { min: 1.5, max: 2 }, { min: 1 }])
      expect(
        (
          await member.send(markWorn, {
            params: { date: today() },
            body: { outfitId: COAT.id, categoryId: 2, feelsLike: wrong },
          })
        ).status,
      ).toBe(400);
  });

  it('removes the outfit of one day, or all of them', async () => {
    const member = await world.member();
    for (const daysAgo of [0, 1, 2]) await mark(member, COAT.id, addDays(today(), -daysAgo));
    for (let tap = 0; tap < 2; tap++)
      expect((await member.call(unmarkWorn, { params: { date: today() } })).status).toBe(200);
    expect(await worn(member)).toHaveLength(2);
    expect((await member.call(unmarkWorn, { params: { date: '0000-01-01' } })).error.code).toBe('INVALID_INPUT');
    await member.call(forgetWorn);
    expect(await worn(member)).toEqual([]);
  });

  // ASVS 14.2.4
  it('accepts the last sixty days only and deletes older entries', async () => {
    const member = await world.member();
    const [first, before] = [addDays(today(), -59), addDays(today(), -60)];
    expect((await mark(member, COAT.id, first)).status).toBe(200);
    for (const date of [before, addDays(today(), 1)])
      expect((await mark(member, COAT.id, date)).error.code).toBe('INVALID_INPUT');
    expect((await mark(member, 'no-outfit')).error.code).toBe('NOT_FOUND');
    world.nowMs += DAY_MS;
    await sweepAccounts(world.db, world.nowMs);
    expect((await world.db.select().from(wornOutfits)).filter(({ date }) => date === first)).toEqual([]);
  });

  it('stores the kinds a member never wears; recommendations leave them out on every page', async () => {
    const member = await world.member();
    expect((await member.call(getNeverWear)).body).toEqual({ kinds: null });
    await member.call(saveNeverWear, { body: { kinds: ['hats', 'skirts', 'dresses'] } });
    expect((await member.call(getNeverWear)).body).toEqual({ kinds: ['skirts', 'dresses', 'hats'] });
    await member.call(saveNeverWear, { body: { kinds: ['skirts'] } });
    const { kinds } = (await member.call(getNeverWear)).body;
    const requestPage = async (page: number) =>
      (await world.visitor().call(getOutfits, { query: { ...GANGNAM, without: kinds!.join('.'), page } })).body;
    const { pages } = await requestPage(0);
    const shown: string[] = [];
    for (let page = 0; page < pages!; page++) shown.push(...(await requestPage(page)).fileMetadata.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
    for (const id of shown)
      expect(
        getWornKinds(
          OUTFITS.find((outfit) => outfit.id === id)!,
          garmentById,
        ).has('skirts'),
      ).toBe(false);
    await member.call(saveNeverWear, { body: { kinds: [] } });
    expect((await member.call(getNeverWear)).body).toEqual({ kinds: [] });
    expect((await member.send(saveNeverWear, { body: { kinds: ['cats'] } })).error.code).toBe('INVALID_INPUT');
  });

  it('are deleted with the account', async () => {
    const member = await world.member();
    await mark(member, COAT.id);
    await member.call(saveNeverWear, { body: { kinds: ['skirts'] } });
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    const isTheirs = ({ userId }: { userId: string }) => userId === member.profile.id;
    expect((await world.db.select().from(wornOutfits)).filter(isTheirs)).toEqual([]);
    expect((await world.db.select().from(neverWear)).filter(isTheirs)).toEqual([]);
  });
});
