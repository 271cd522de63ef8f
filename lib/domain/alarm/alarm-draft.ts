import type { NotificationSetting } from '@/lib/contract/notification';
import { type CategoryId, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { toGridCell, type GridCell } from '../dfs-grid';
import { getPlaceCentre, type Place } from '../place';
import { parseTimePart, padTwoDigits } from './alarm-time';

/** An alarm while it is being set. */
export interface AlarmDraft {
  enabled: boolean;
  /** As typed. */
  hours: string;
  minutes: string;
  categoryId: CategoryId;
  newsEnabled: boolean;
  questionEnabled: boolean;
  /** The place whose weather it is about. */
  cell: GridCell;
  /** How the person's own screens call it; null where it was saved without: then the middle of the cell names it. */
  region: Place['region'] | null;
}

const NEVER_SAVED = {
  enabled: false,
  hours: '23',
  minutes: '59',
  categoryId: DEFAULT_CATEGORY,
  newsEnabled: false,
  questionEnabled: false,
} as const;

/** The alarm as it is saved, to begin with; `here` is the place of one that was never saved or has none. */
export function createAlarmDraft(setting: NotificationSetting | null, here: Place): AlarmDraft {
  if (!setting) return { ...NEVER_SAVED, ...here };
  const { enabled, hour, minute, eventTypeId: categoryId = DEFAULT_CATEGORY } = setting;
  const { newsEnabled = false, questionEnabled = false } = setting;
  const { latitude, longitude, region = null } = setting;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    enabled,
    hours: padTwoDigits(hour),
    minutes: padTwoDigits(minute),
    categoryId,
    newsEnabled,
    questionEnabled,
    ...(isPlaced ? { cell: toGridCell({ lat: latitude, lon: longitude }), region } : here),
  };
}

/** The minute of the day that is typed; null while it is none. */
export function getMinuteOfDay({ hours, minutes }: Pick<AlarmDraft, 'hours' | 'minutes'>): number | null {
  const [hour, minute] = [parseTimePart('hours', hours), parseTimePart('minutes', minutes)];
  return hour === null || minute === null ? null : hour * 60 + minute;
}

/**
 * What is sent to be saved; null while the time is none. Where it is for is said while it is on, and at no other time.
 * Whose pictures are sent, the profile says when they are.
 */
export function toNotificationSetting(draft: AlarmDraft): NotificationSetting | null {
  const hour = parseTimePart('hours', draft.hours);
  const minute = parseTimePart('minutes', draft.minutes);
  if (hour === null || minute === null) return null;
  const { enabled, categoryId, region, newsEnabled, questionEnabled } = draft;
  const { lat, lon } = getPlaceCentre(draft);
  const place = enabled ? { latitude: lat, longitude: lon, ...(region && { region }) } : {};
  return {
    hour,
    minute,
    dayOfWeek: 'EVERYDAY',
    enabled,
    ...place,
    eventTypeId: categoryId,
    ...(enabled && newsEnabled && { newsEnabled }),
    ...(enabled && questionEnabled && { questionEnabled }),
  };
}

/** Whether two cells are the same one. */
export const isSameCell = (a: GridCell, b: GridCell): boolean => a.nx === b.nx && a.ny === b.ny;

/** What comes beside the daily push. */
const isSameExtras = (a: AlarmDraft, b: AlarmDraft): boolean =>
  a.newsEnabled === b.newsEnabled && a.questionEnabled === b.questionEnabled;

const isSamePlace = (a: AlarmDraft, b: AlarmDraft): boolean =>
  isSameCell(a.cell, b.cell) && a.region?.sidonm === b.region?.sidonm && a.region?.sggnm === b.region?.sggnm;

/** Whether saving would change anything: '7' and '07' are the same hour, and what is off is for nowhere. */
export const isSameAlarm = (a: AlarmDraft, b: AlarmDraft): boolean =>
  a.enabled === b.enabled &&
  parseTimePart('hours', a.hours) === parseTimePart('hours', b.hours) &&
  parseTimePart('minutes', a.minutes) === parseTimePart('minutes', b.minutes) &&
  a.categoryId === b.categoryId &&
  (!a.enabled || (isSameExtras(a, b) && isSamePlace(a, b)));
