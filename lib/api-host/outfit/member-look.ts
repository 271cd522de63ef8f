import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { formatHourSpans } from '@/lib/contract/hour-spans';
import type { Region } from '@/lib/contract/region';
import type { CalendarDate } from '@/lib/domain/calendar/calendar-date';
import { toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { formatMemberOwner } from './audience';
import type { LookRequest } from './look';
import type { MemberSettings } from './member-settings';

interface LookOwner {
  userId: string;
  region: Region;
  owner: MemberSettings;
}

/** Creates the request for a member's outfit of a planned date. The member counts as the network of the request. */
export function createMemberLookRequest(
  { userId, region, owner }: LookOwner,
  { cell, date, categoryId, dressCode, spans }: CalendarDate,
  nowMs: number,
): LookRequest {
  const { language, gender, offsets, ageGroup, without, worn } = owner;
  const name = formatMemberOwner(userId);
  return {
    ...{ language, cell, region, worn, network: [name] },
    query: {
      'event-type-id': categoryId,
      dress: dressCode,
      ...{ gender, without, day: toRequestedDay(date, nowMs), hours: spans && formatHourSpans(spans) },
      ...toComfortQuery(offsets),
      people: 'own-age',
    },
    requester: { owner: name, isMember: true, offsets, ageGroup },
  };
}
