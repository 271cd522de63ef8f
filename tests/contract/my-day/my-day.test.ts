import { getMyDay, saveMyDay, type MyDay } from '@/lib/contract/my-day';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { describeAccounts, type Member } from '../../support/account-world';

const WORK: MyDay = createUniformWeek({ spans: [{ from: 8, until: 19, placeId: 'work0001' }], categoryId: 1 });

describeAccounts('the schedule of a member', (world) => {
  const read = async (member: Member) => (await member.call(getMyDay)).body.myDay;
  const save = (member: Member, myDay: MyDay | null) => member.call(saveMyDay, { body: { myDay } });

  it('is null until it is saved, then the last saved one, and null after it is deleted', async () => {
    const [member, other] = [await world.member(), await world.member()];
    expect(await read(member)).toBeNull();
    await save(member, WORK);
    const free = createUniformWeek({ spans: [], categoryId: 4 });
    await save(member, free);
    expect(await read(member)).toEqual(free);
    expect(await read(other)).toBeNull();
    const dayOff = { spans: [{ from: 11, until: 16, placeId: null }], categoryId: 3 } as const;
    const exceptions = [
      { date: '2026-11-26', plan: null },
      { date: '2026-12-01', plan: { ...dayOff, spans: [...dayOff.spans] }, name: '결혼식', wantsPush: true },
    ];
    const whole: MyDay = { ...free, dayOff: exceptions[1]!.plan!, worksOnHolidays: true, exceptions };
    await save(member, whole);
    expect(await read(member)).toEqual(whole);
    await save(member, null);
    expect(await read(member)).toBeNull();
  });

  it.each([
    ['six days', { week: WORK.week.slice(1) }],
    ['an hour beyond 23', createUniformWeek({ spans: [{ from: 24, until: 2, placeId: null }], categoryId: null })],
    [
      'an invalid place id',
      createUniformWeek({ spans: [{ from: 8, until: 9, placeId: "'; drop" }], categoryId: null }),
    ],
    ['a date that does not exist', { ...WORK, exceptions: [{ date: '2026-02-30', plan: null }] }],
    ['a name of 13 characters', { ...WORK, exceptions: [{ date: '2026-12-01', plan: null, name: '가'.repeat(13) }] }],
    ['an empty name', { ...WORK, exceptions: [{ date: '2026-12-01', plan: null, name: ' ' }] }],
    ['an unknown category', createUniformWeek({ spans: [], categoryId: 9 as never })],
  ])('is rejected with %s', async (_, myDay) => {
    const member = await world.member();
    expect((await member.send(saveMyDay, { body: { myDay } })).error.code).toBe('INVALID_INPUT');
    expect(await read(member)).toBeNull();
  });
});
