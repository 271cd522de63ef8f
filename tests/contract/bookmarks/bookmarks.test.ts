import { listBookmarks } from '@/lib/api-host/bookmarks/list-bookmarks';
import { bookmarks } from '@/lib/api-host/db/schema';
import { addBookmark, getBookmarkIds, getBookmarks, removeBookmark } from '@/lib/contract/bookmark';
import { withdraw } from '@/lib/contract/user';
import { getPictureId } from '@/lib/domain/wardrobe/additions';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { OutfitId } from '@/lib/domain/wardrobe/wardrobe';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { eq } from 'drizzle-orm';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFlaws, listStrings } from '../../support/english';
import { describeAccounts, type Member, type World } from '../../support/account-world';
import { createTestHost, PICTURE, createPictures } from '../../support/test-host';
import { createVisitor } from '../../support/visitor';

const [FIRST, SECOND, THIRD] = OUTFITS as [(typeof OUTFITS)[0], (typeof OUTFITS)[0], (typeof OUTFITS)[0]];

describeAccounts('bookmarks', (world) => {
  const add = (member: Member, id: string) => {
    world.nowMs += 1_000;
    return member.call(addBookmark, { params: { id } });
  };
  const remove = (member: Member, id: string) => member.call(removeBookmark, { params: { id } });
  const listIds = async (member: Pick<Member, 'call'>) =>
    (await member.call(getBookmarks)).body.content.map(({ outfitImage }) => outfitImage.id);
  const getRows = (member: Member) => world.db.select().from(bookmarks).where(eq(bookmarks.userId, member.profile.id));

  it('are empty for a new member', async () => {
    expect(await listIds(await world.member())).toEqual([]);
  });

  it('are listed newest first with title, description and garments', async () => {
    const member = await world.member();
    for (const { id } of [FIRST, SECOND, THIRD]) await add(member, id);
    const { content } = (await member.call(getBookmarks)).body;
    expect(content.map(({ id }) => id)).toEqual([THIRD.id, SECOND.id, FIRST.id]);
    const { title, metadata } = content[0]?.outfitImage ?? {};
    expect(title).toBe(KO.outfits[THIRD.id]);
    expect(metadata?.alt).toContain(KO.outfits[THIRD.id]);
    expect(metadata?.items.length).toBeGreaterThan(1);
    const english = (await member.call(getBookmarks, { query: { language: 'en' } })).body.content;
    expect(english[0]?.outfitImage.title).toBe(EN.outfits[THIRD.id]);
    expect(listStrings(english).flatMap(findFlaws)).toEqual([]);
  });

  it('are returned as ids only, including outfits that left the wardrobe', async () => {
    const member = await world.member();
    for (const { id } of [FIRST, SECOND]) await add(member, id);
    const gone = { userId: member.profile.id, outfitId: 'left-the-wardrobe', bookmarkedAt: new Date(0) };
    await world.db.insert(bookmarks).values(gone);
    expect((await member.call(getBookmarkIds)).body).toEqual({ content: [SECOND.id, FIRST.id, gone.outfitId] });
    expect((await (await world.member()).call(getBookmarkIds)).body).toEqual({ content: [] });
  });

  it('contain picture addresses that work', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    const address = (await member.call(getBookmarks)).body.content[0]?.outfitImage.metadata.presignedUrl;
    const response = await world.request(address ?? 'none');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
  });

  it('keep the picture with additions in which the outfit was seen, while it exists', async () => {
    const member = await world.member();
    const outfit = OUTFITS.find(({ accessories }) => accessories.length === 0) ?? FIRST;
    const pictureId = getPictureId(outfit.id, ['scarf']);
    const pictures = { ids: new Set([outfit.id, pictureId]), getUrls: (id: string) => ({ presignedUrl: id }) };
    const listAs = async (shown: object) => {
      const options = { outfits: OUTFITS, pictures: shown as never, nowMs: world.nowMs };
      return (await listBookmarks(world.db, member.profile.id, options))[0]!.outfitImage.metadata;
    };
    expect((await add(member, pictureId)).status).toBe(200);
    expect(await listIds(member)).toEqual([outfit.id]);
    const saved = await listAs(pictures);
    expect(saved.presignedUrl).toBe(pictureId);
    expect(saved.items.at(-1)?.name).toContain('목도리');
    expect(saved.alt).toContain('목도리');
    const usual = await listAs({ ...pictures, ids: new Set([outfit.id]) });
    expect(usual.presignedUrl).toBe(outfit.id);
    expect(usual.alt).not.toContain('목도리');
    expect((await add(member, `${outfit.id}--wings`)).error.code).toBe('NOT_FOUND');
  });

  it('are stored once when added repeatedly or concurrently, and keep their position', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    await add(member, SECOND.id);
    const responses = await Promise.all([1, 2, 3, 4].map(() => add(member, FIRST.id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listIds(member)).toEqual([SECOND.id, FIRST.id]);
  });

  it('can be removed repeatedly', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    await add(member, SECOND.id);
    for (let tap = 0; tap < 3; tap++) expect((await remove(member, FIRST.id)).status).toBe(200);
    expect(await listIds(member)).toEqual([SECOND.id]);
    expect((await remove(member, 'never-was')).status).toBe(200);
  });

  it('are rejected for an unknown outfit', async () => {
    const member = await world.member();
    expect((await add(member, 'no-such-outfit')).error.code).toBe('NOT_FOUND');
    expect((await add(member, 'NO SUCH ID')).error.code).toBe('INVALID_INPUT');
    expect(await listIds(member)).toEqual([]);
  });

  it('belong to one member only', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await add(one, FIRST.id);
    await add(other, SECOND.id);
    await remove(other, FIRST.id);
    expect(await listIds(one)).toEqual([FIRST.id]);
    expect(await listIds(other)).toEqual([SECOND.id]);
  });

  it('require a member', async () => {
    const visitor = world.visitor();
    const responses = [
      await visitor.call(getBookmarks),
      await visitor.call(getBookmarkIds),
      await visitor.call(addBookmark, { params: { id: FIRST.id } }),
      await visitor.call(removeBookmark, { params: { id: FIRST.id } }),
    ];
    expect(responses.map(({ error }) => error.code)).toEqual(Array(4).fill('UNAUTHENTICATED'));
  });

  it('are deleted with the account', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect(await getRows(member)).toEqual([]);
  });

  it('leave out an outfit that left the wardrobe, which can still be removed', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    const gone = { userId: member.profile.id, outfitId: 'left-the-wardrobe', bookmarkedAt: new Date(world.nowMs) };
    await world.db.insert(bookmarks).values(gone);
    expect(await listIds(member)).toEqual([FIRST.id]);
    await remove(member, gone.outfitId);
    expect(await getRows(member)).toHaveLength(1);
  });

  it('leave out an outfit without a picture until the picture is back', async () => {
    const member = await world.member();
    await add(member, FIRST.id);
    await add(member, SECOND.id);
    const without = connectToOtherHost(world, member, { without: FIRST.id });
    expect(await listIds(without)).toEqual([SECOND.id]);
    expect(await listIds(member)).toEqual([SECOND.id, FIRST.id]);
  });

  describe('when there are a thousand', () => {
    const outfits = Array.from({ length: 1_001 }, (_, number) => ({ ...FIRST, id: `outfit-${number}` as OutfitId }));
    const fill = (member: Member, ids: string[]) =>
      world.db
        .insert(bookmarks)
        .values(ids.map((outfitId) => ({ userId: member.profile.id, outfitId, bookmarkedAt: new Date(world.nowMs) })));
    const ids = outfits.map(({ id }) => id);

    it('reject another one with a message until one is removed', async () => {
      const member = await world.member();
      const big = connectToOtherHost(world, member, { outfits });
      await fill(member, ids.slice(0, 999));
      const both = await Promise.all(ids.slice(999).map((id) => big.call(addBookmark, { params: { id } })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ error }) => error)?.error.message).toContain('1,000벌');
      expect(await getRows(member)).toHaveLength(1_000);
      expect((await big.call(addBookmark, { params: { id: 'outfit-0' } })).status).toBe(200);
      await big.call(removeBookmark, { params: { id: 'outfit-0' } });
      expect((await big.call(addBookmark, { params: { id: 'outfit-0' } })).status).toBe(200);
    });

    it('do not count those of outfits that left the wardrobe', async () => {
      const member = await world.member();
      await fill(
        member,
        [...ids.slice(0, 998), 'gone-1', 'gone-2'].map((id) => (id.startsWith('gone') ? id : `x-${id}`)),
      );
      await add(member, FIRST.id);
      expect(await listIds(member)).toEqual([FIRST.id]);
    });
  });
});

const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));

/** Returns the same member at a host with other outfits or fewer pictures, on the same database. */
function connectToOtherHost(world: World, member: Member, other: { outfits?: typeof OUTFITS; without?: string }) {
  const folder = createPictures();
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(folder))
    if (name === `${other.without}.webp`) renameSync(path.join(folder, name), path.join(folder, `${name}.lost`));
  const host = createTestHost({
    opened: { db: world.db },
    folder,
    clock: () => world.nowMs,
    ...(other.outfits && { outfits: other.outfits }),
  });
  const visitor = createVisitor(async (address, init) => host.fetch(new Request(`http://api-host${address}`, init)));
  visitor.access = member.access;
  return visitor;
}
