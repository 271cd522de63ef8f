import { getPlaces, savePlaces, type SavedPlace } from '@/lib/contract/places';
import { withdraw } from '@/lib/contract/user';
import { savedPlaces } from '@/lib/api-host/db/schema';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { describeAccounts, type Member } from '../../support/account-world';

const GANGNAM = { sidonm: '서울특별시', sggnm: '강남구' };
const HOME: SavedPlace = { id: 'home0001', name: '집', latitude: 37.498095, longitude: 127.02761, region: GANGNAM };
const OFFICE: SavedPlace = {
  ...{ id: 'office01', name: '회사', latitude: 37.8813, longitude: 127.7298 },
  region: { sidonm: '강원특별자치도', sggnm: '춘천시' },
};
const toCellCentre = ({ nx, ny }: { nx: number; ny: number }) => {
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  return { latitude, longitude };
};
const STORED_HOME = { ...HOME, ...toCellCentre({ nx: 61, ny: 125 }) };
const STORED_OFFICE = { ...OFFICE, ...toCellCentre({ nx: 73, ny: 134 }) };

describeAccounts('saved places', (world) => {
  const save = (member: Member, content: SavedPlace[]) => member.send(savePlaces, { body: { content } });
  const list = async (member: Member) => (await member.call(getPlaces)).body.content;
  const rows = () => world.db.select().from(savedPlaces);

  it('are empty for a new member', async () => {
    expect(await list(await world.member())).toEqual([]);
  });

  it('are stored in their order, with the centre of their cells as coordinates', async () => {
    const member = await world.member();
    const response = await member.call(savePlaces, { body: { content: [OFFICE, HOME] } });
    expect(response.body.content).toEqual([STORED_OFFICE, STORED_HOME]);
    expect(await list(member)).toEqual([STORED_OFFICE, STORED_HOME]);
    expect(JSON.stringify(await rows())).not.toContain('37.498095');
  });

  it('get the present name of their district if they were saved before a reform', async () => {
    const member = await world.member();
    const place = { ...HOME, latitude: 37.2007, longitude: 127.0986, region: { sidonm: '경기도', sggnm: '화성시' } };
    const response = await member.call(savePlaces, { body: { content: [place] } });
    expect(response.body.content[0]?.region).toEqual({ sidonm: '경기도', sggnm: '화성시 동탄구' });
  });

  it('are shown with the present name of a district that was renamed since they were stored', async () => {
    const member = await world.member();
    const stored = { id: 'home0001', name: '집', nx: 62, ny: 118, sidonm: '경기도', sggnm: '화성시' };
    await world.db.insert(savedPlaces).values({ userId: member.profile.id, places: [stored] });
    const { content, version } = (await member.call(getPlaces)).body;
    expect(content[0]?.region).toEqual({ sidonm: '경기도', sggnm: '화성시 동탄구' });
    // The version is that of the stored places, so that a change of them is still accepted.
    expect((await member.send(savePlaces, { body: { content, version } })).status).toBe(200);
  });

  it('are replaced as a whole, and an empty list leaves no row', async () => {
    const member = await world.member();
    await save(member, [HOME, OFFICE]);
    await save(member, [{ ...OFFICE, name: '학교' }]);
    expect(await list(member)).toEqual([{ ...STORED_OFFICE, name: '학교' }]);
    await save(member, []);
    expect(await list(member)).toEqual([]);
    expect((await rows()).filter(({ userId }) => userId === member.profile.id)).toEqual([]);
  });

  it('are not replaced by a change of an older version, nor by a concurrent one', async () => {
    const member = await world.member();
    const change = (content: SavedPlace[], version?: string) => member.send(savePlaces, { body: { content, version } });
    const { version } = (await member.call(getPlaces)).body;
    const both = await Promise.all([change([HOME], version), change([OFFICE], version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = (await member.call(getPlaces)).body;
    expect(saved.content).toHaveLength(1);
    expect((await change([HOME, OFFICE], saved.version)).status).toBe(200);
    expect((await change([], saved.version)).error.code).toBe('CONFLICT');
    expect(await list(member)).toEqual([STORED_HOME, STORED_OFFICE]);
  });

  it('belong to one member and are deleted with the account', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await save(one, [HOME]);
    expect(await list(other)).toEqual([]);
    await one.call(withdraw, { params: { id: one.profile.id, reasonId: '1' } });
    expect((await rows()).filter(({ userId }) => userId === one.profile.id)).toEqual([]);
  });

  const many = Array.from({ length: 6 }, (_, i) => ({ ...HOME, id: `place00${i}`, name: `곳${i}` }));
  const INVALID: [string, unknown[], string][] = [
    ['a sixth place', many, 'INVALID_INPUT'],
    ['a name twice', [HOME, { ...OFFICE, name: ' 집 ' }], 'INVALID_INPUT'],
    ['an id twice', [HOME, { ...OFFICE, id: HOME.id }], 'INVALID_INPUT'],
    ['an id of another shape', [{ ...HOME, id: 'HOME' }], 'INVALID_INPUT'],
    ['no name', [{ ...HOME, name: '  ' }], 'INVALID_INPUT'],
    ['a name of eleven letters', [{ ...HOME, name: '가'.repeat(11) }], 'INVALID_INPUT'],
    ['a name with a line break', [{ ...HOME, name: '우리\n집' }], 'INVALID_INPUT'],
    ['a name with a lone surrogate', [{ ...HOME, name: '집\ud83d' }], 'INVALID_INPUT'],
    ['a place without coordinates', [{ id: HOME.id, name: '집', region: GANGNAM }], 'INVALID_INPUT'],
    ['an unknown district', [{ ...HOME, region: { ...GANGNAM, sggnm: '강낭구' } }], 'INVALID_INPUT'],
    ['a place abroad', [{ ...HOME, latitude: 35.68, longitude: 139.76 }], 'OUTSIDE_SERVICE_AREA'],
  ];
  it('are not changed when one of them is invalid', async () => {
    const member = await world.member();
    await save(member, [HOME]);
    for (const [why, content, code] of INVALID) {
      const response = await save(member, content as SavedPlace[]);
      expect([why, response.error?.code]).toEqual([why, code]);
    }
    expect(await list(member)).toEqual([STORED_HOME]);
  });

  it('may be five, with names that are trimmed', async () => {
    const member = await world.member();
    await save(member, [{ ...many[0]!, name: ' 우리 집 ' }, ...many.slice(1, 5)]);
    expect((await list(member)).map(({ name }) => name)).toEqual(['우리 집', '곳1', '곳2', '곳3', '곳4']);
  });
});
