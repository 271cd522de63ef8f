import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets, Pace } from '@/lib/contract/comfort';
import type { DressCode } from '@/lib/contract/dress-code';
import type { Gender } from '@/lib/contract/gender';
import { formatHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { Language } from '@/lib/contract/language';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';

/** Parameters that identify a stored choice of outfits. */
export interface ChoiceKey {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** Requested hours; without them those of the category. */
  hours?: readonly HourSpan[];
  /** Comfort offset for the day's weather side, in steps of 0.1 clo. */
  offsetClo: number;
  /** Slow, or undefined for the usual pace. */
  pace?: Pace | undefined;
  /** Excluded garment kinds as text; '' for none. */
  without: string;
  /** Occasion that decides the clothes. */
  dressCode?: DressCode;
  /** Age group of members who prefer pictures of people near their age; undefined for visitors and other members. */
  ageGroup?: MemberAgeGroup | undefined;
  /** The user whose choice it is. Never shared with others. */
  owner?: string;
}

/**
 * Users who share a choice in any weather and read texts in one language. The weather side of the day selects one of
 * their offsets.
 */
export type Audience = Omit<ChoiceKey, 'offsetClo' | 'pace'> & {
  offsets: ComfortOffsets;
  day?: RequestedDay;
  language: Language;
};

/** Returns true if an audience has one user, since hardly anyone else has the same hours, exclusions or occasion. */
export const isOneUser = ({ hours, without, dressCode }: Pick<Audience, 'hours' | 'without' | 'dressCode'>): boolean =>
  hours !== undefined || without !== '' || dressCode !== undefined;

/** Formats a member as the owner of choices. */
export const formatMemberOwner = (userId: string): string => `member ${userId}`;

const formatHours = (hours?: readonly HourSpan[]): string => (hours ? formatHourSpans(hours) : '');

const formatAgeGroup = (ageGroup?: MemberAgeGroup): string[] => (ageGroup ? [`age-${ageGroup}`] : []);

/** Formats an offset: `-0.1`, or `-0.1 slow` for a slow pace. */
const formatOffset = (offsetClo: number, pace?: Pace): string => `${offsetClo}${pace ? ` ${pace}` : ''}`;

/** Formats an audience: `ko:61:125:2:FEMALE:0:-0.1::8-19:skirts:wedding:member b1c2`, followed by the age group if there is one. */
export const formatAudience = (audience: Audience): string => {
  const { language, cell, categoryId, gender, offsets, day, hours, without, dressCode, ageGroup, owner } = audience;
  const readers = [
    language,
    cell.nx,
    cell.ny,
    categoryId,
    gender,
    offsets.cold,
    formatOffset(offsets.warm, offsets.pace),
  ];
  const own = [formatHours(hours), without, dressCode ?? '', owner ?? '', ...formatAgeGroup(ageGroup)];
  return [...readers, day ?? '', ...own].join(':');
};

/** Formats a choice key: `61:125:2:FEMALE:0:8-19@60.127:skirts`, followed by the occasion, age group and owner if there are any. */
export const formatChoiceKey = (key: ChoiceKey): string => {
  const { cell, categoryId, gender, offsetClo, pace, hours, without, dressCode, ageGroup, owner } = key;
  const always = [cell.nx, cell.ny, categoryId, gender, formatOffset(offsetClo, pace), formatHours(hours), without];
  return [...always, ...(dressCode ? [dressCode] : []), ...formatAgeGroup(ageGroup), ...(owner ? [owner] : [])].join(
    ':',
  );
};
