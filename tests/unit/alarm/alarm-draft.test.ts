import { CATEGORY_ID } from '@/lib/contract/category';
import type { NotificationSetting } from '@/lib/contract/notification';
import { createAlarmDraft, isSameAlarm, toNotificationSetting, type AlarmDraft } from '@/lib/domain/alarm/alarm-draft';
import { DEFAULT_PLACE } from '@/lib/domain/place';

const HERE = DEFAULT_PLACE;
const JEJU = { latitude: 33.4996, longitude: 126.5312 };

const saved: NotificationSetting = {
  hour: 7,
  minute: 5,
  dayOfWeek: 'EVERYDAY',
  enabled: true,
  eventTypeId: 4,
  ...JEJU,
};

const draft = (part: Partial<AlarmDraft> = {}): AlarmDraft => ({ ...createAlarmDraft(saved, HERE), ...part });

describe('push settings being edited', () => {
  it('start unsaved as off, at 23:59, for the daily outfit of the place', () =>
    expect(createAlarmDraft(null, HERE)).toEqual({
      enabled: false,
      hours: '23',
      minutes: '59',
      categoryId: CATEGORY_ID.daily,
      newsEnabled: false,
      questionEnabled: false,
      warningsFrom: 'none',
      warningsAtNight: false,
      ...HERE,
    }));

  it('start as saved, with their own place', () => {
    const { cell, region, ...rest } = createAlarmDraft(saved, HERE);
    expect(rest).toEqual({
      enabled: true,
      hours: '07',
      minutes: '05',
      categoryId: CATEGORY_ID.date,
      newsEnabled: false,
      questionEnabled: false,
      warningsFrom: 'none',
      warningsAtNight: false,
    });
    expect(cell).not.toEqual(HERE.cell);
    expect(region).toBeNull();
  });

  it('use the known place and the daily outfit if none are saved', () =>
    expect(createAlarmDraft({ hour: 0, minute: 0, dayOfWeek: 'EVERYDAY', enabled: true }, HERE)).toMatchObject({
      ...HERE,
      categoryId: CATEGORY_ID.daily,
    }));

  it('are sent as integers, with the centre of the cell and nothing finer', () => {
    const sent = toNotificationSetting(draft({ hours: '7', minutes: '5' }));
    expect(sent).toMatchObject({ hour: 7, minute: 5, dayOfWeek: 'EVERYDAY', enabled: true, eventTypeId: 4 });
    expect(createAlarmDraft(sent, HERE).cell).toEqual(draft().cell);
    expect(sent?.latitude).not.toBe(JEJU.latitude);
  });

  it('use the place name that home showed when they were saved', () => {
    const sent = toNotificationSetting({ ...draft(), ...HERE });
    expect(sent?.region).toEqual(HERE.region);
    expect(createAlarmDraft(sent, { ...HERE, region: { sidonm: '서울특별시', sggnm: '종로구' } }).region).toEqual(
      HERE.region,
    );
  });

  it('are sent without a place when disabled', () => {
    const sent = toNotificationSetting(draft({ enabled: false }));
    expect(sent).toEqual({
      hour: 7,
      minute: 5,
      dayOfWeek: 'EVERYDAY',
      enabled: false,
      eventTypeId: 4,
    });
  });

  it('include weather warnings only while enabled', () => {
    const wanted = draft({ warningsFrom: 'warning', warningsAtNight: true });
    expect(isSameAlarm(draft(), wanted)).toBe(false);
    expect(isSameAlarm(draft(), draft({ warningsAtNight: true }))).toBe(true);
    expect(isSameAlarm(wanted, { ...wanted, warningsAtNight: false })).toBe(false);
    const sent = toNotificationSetting(wanted);
    expect(sent).toMatchObject({ warnings: { from: 'warning', atNight: true } });
    expect(createAlarmDraft(sent, HERE)).toMatchObject({ warningsFrom: 'warning', warningsAtNight: true });
    expect(toNotificationSetting({ ...wanted, enabled: false })).not.toHaveProperty('warnings');
  });

  it.each(['newsEnabled', 'questionEnabled'] as const)(
    'include the optional push (%s) only while enabled',
    (beside) => {
      const wanted = draft({ [beside]: true });
      expect(isSameAlarm(draft(), wanted)).toBe(false);
      expect(toNotificationSetting(wanted)).toMatchObject({ [beside]: true });
      expect(createAlarmDraft(toNotificationSetting(wanted), HERE)[beside]).toBe(true);
      const off = draft({ [beside]: true, enabled: false });
      expect(toNotificationSetting(off)).not.toHaveProperty(beside);
      expect(isSameAlarm(draft({ enabled: false }), off)).toBe(true);
    },
  );

  it('have nothing to save after a change of place while disabled', () =>
    expect(isSameAlarm(draft({ enabled: false }), draft({ enabled: false, ...HERE }))).toBe(true));

  it.each([{ hours: '24' }, { hours: '' }, { minutes: '60' }])('cannot be sent with %p', (part) =>
    expect(toNotificationSetting(draft(part))).toBeNull(),
  );

  it.each([
    ['another hour', { hours: '08' }, false],
    ['another minute', { minutes: '06' }, false],
    ['another category', { categoryId: CATEGORY_ID.business }, false],
    ['another place', { cell: HERE.cell }, false],
    ['another district of the same cell', { region: HERE.region }, false],
    ['being off', { enabled: false }, false],
    ['the same hour written shorter', { hours: '7', minutes: '5' }, true],
  ] as const)('with %s', (_, part, same) => expect(isSameAlarm(draft(), draft(part))).toBe(same));
});
