import type { NotificationSetting } from '@/lib/contract/notification';
import { type CategoryId, DEFAULT_CATEGORY } from '@/lib/contract/category';
import {
  mapOptionalPushes,
  OPTIONAL_PUSHES,
  pickEnabledPushes,
  type OptionalPushes,
} from '@/lib/contract/optional-pushes';
import type { WarningGrade } from '@/lib/contract/weather-warnings';
import { toGridCell, type GridCell } from '../dfs-grid';
import { getPlaceCentre, type Place } from '../place';
import { parseTimePart, padTwoDigits } from './alarm-time';

/** State of the alarm form while the user edits it. */
export interface AlarmDraft extends OptionalPushes {
  enabled: boolean;
  /** Typed digits, possibly incomplete. */
  hours: string;
  minutes: string;
  categoryId: CategoryId;
  cell: GridCell;
  /** Lowest grade of the weather warnings to be told about. */
  warningsFrom: WarningGrade | 'none';
  /** Whether a 경보 comes in quiet hours, too. */
  warningsAtNight: boolean;
  /** District that the user's screens show; null if none was saved, then the centre of the cell determines it. */
  region: Place['region'] | null;
}

const NEVER_SAVED = {
  enabled: false,
  hours: '23',
  minutes: '59',
  categoryId: DEFAULT_CATEGORY,
  ...mapOptionalPushes(() => false),
  warningsFrom: 'none',
  warningsAtNight: false,
} as const;

/** Creates a draft from the saved setting. `here` is used if no setting or no place was saved. */
export function createAlarmDraft(setting: NotificationSetting | null, here: Place): AlarmDraft {
  if (!setting) return { ...NEVER_SAVED, ...here };
  const { enabled, hour, minute, eventTypeId: categoryId = DEFAULT_CATEGORY } = setting;
  const { latitude, longitude, region = null } = setting;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    enabled,
    hours: padTwoDigits(hour),
    minutes: padTwoDigits(minute),
    categoryId,
    ...mapOptionalPushes((field) => setting[field] === true),
    warningsFrom: setting.warnings?.from ?? 'none',
    warningsAtNight: setting.warnings?.atNight ?? false,
    ...(isPlaced ? { cell: toGridCell({ lat: latitude, lon: longitude }), region } : here),
  };
}

/** Returns the typed time in minutes since midnight, or null if it is invalid. */
export function getMinuteOfDay({ hours, minutes }: Pick<AlarmDraft, 'hours' | 'minutes'>): number | null {
  const [hour, minute] = [parseTimePart('hours', hours), parseTimePart('minutes', minutes)];
  return hour === null || minute === null ? null : hour * 60 + minute;
}

/**
 * Returns the setting to save, or null if the typed time is invalid. The place is included only while the push is enabled.
 * The gender is left out, so that the profile determines it.
 */
export function toNotificationSetting(draft: AlarmDraft): NotificationSetting | null {
  const hour = parseTimePart('hours', draft.hours);
  const minute = parseTimePart('minutes', draft.minutes);
  if (hour === null || minute === null) return null;
  const { enabled, categoryId, region, warningsFrom, warningsAtNight } = draft;
  const { lat, lon } = getPlaceCentre(draft);
  const place = enabled ? { latitude: lat, longitude: lon, ...(region && { region }) } : {};
  return {
    hour,
    minute,
    dayOfWeek: 'EVERYDAY',
    enabled,
    ...place,
    eventTypeId: categoryId,
    ...(enabled && pickEnabledPushes(draft)),
    ...(enabled && warningsFrom !== 'none' && { warnings: { from: warningsFrom, atNight: warningsAtNight } }),
  };
}

export const isSameCell = (a: GridCell, b: GridCell): boolean => a.nx === b.nx && a.ny === b.ny;

const isSameExtras = (a: AlarmDraft, b: AlarmDraft): boolean =>
  OPTIONAL_PUSHES.every((field) => a[field] === b[field]) &&
  a.warningsFrom === b.warningsFrom &&
  (a.warningsFrom === 'none' || a.warningsAtNight === b.warningsAtNight);

const isSamePlace = (a: AlarmDraft, b: AlarmDraft): boolean =>
  isSameCell(a.cell, b.cell) && a.region?.sidonm === b.region?.sidonm && a.region?.sggnm === b.region?.sggnm;

/** Whether saving `a` over `b` would change nothing: '7' equals '07', and the place of a disabled alarm is ignored. */
export const isSameAlarm = (a: AlarmDraft, b: AlarmDraft): boolean =>
  a.enabled === b.enabled &&
  parseTimePart('hours', a.hours) === parseTimePart('hours', b.hours) &&
  parseTimePart('minutes', a.minutes) === parseTimePart('minutes', b.minutes) &&
  a.categoryId === b.categoryId &&
  (!a.enabled || (isSameExtras(a, b) && isSamePlace(a, b)));
