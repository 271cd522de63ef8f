import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import type { Database } from '../db/database';
import { formatMemberOwner } from '../outfit/audience';
import { composeLook, type Look, type LookRequest } from '../outfit/look';
import { readMemberSettings } from '../outfit/member-settings';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { Network } from '../shared/network';
import type { StoredWidget } from './widgets';

/** Returns the outfit request that the owner's screens make for the widget's place and category now. */
async function createRequest(
  db: Database,
  { userId, cell, region, categoryId }: StoredWidget,
  network: Network,
  { clock, readHolidays }: Pick<OutfitDependencies, 'clock' | 'readHolidays'>,
): Promise<LookRequest> {
  const nowMs = clock();
  const owner = await readMemberSettings(db, userId, nowMs, await readHolidays());
  const { language, gender, offsets, ageGroup, without, schedule, worn } = owner;
  const plan = schedule ? getDayRequest({ schedule, here: cell, nowMs, categoryId }) : null;
  return {
    ...{ language, cell, region, worn, network },
    query: {
      'event-type-id': plan?.categoryId ?? categoryId,
      gender,
      ...toComfortQuery(offsets),
      people: 'own-age',
      day: plan?.day,
      hours: plan?.hours,
      dress: plan?.dressCode,
      without,
    },
    requester: { owner: formatMemberOwner(userId), isMember: true, offsets, ageGroup },
  };
}

/** Composes the look that a widget shows: the first outfit for its owner in the hours that are spent at its place. */
export async function composeWidgetLook(
  db: Database,
  widget: StoredWidget,
  network: Network,
  host: OutfitDependencies,
): Promise<Look> {
  const request = await createRequest(db, widget, network, host);
  return composeLook(request, await host.weather.get(widget.cell, network), host);
}
