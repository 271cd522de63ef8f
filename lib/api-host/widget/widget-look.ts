import { eq, gte, and } from 'drizzle-orm';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { formatKindsFor, parseKinds } from '@/lib/contract/garment-kind';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { addDays, kstDate } from '@/lib/domain/kst';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import { getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { RECENTLY_WORN_DAYS } from '@/lib/domain/recommendation/recently-worn';
import type { Database } from '../db/database';
import { learnedComforts, myDays, neverWear, savedPlaces, users, wornOutfits } from '../db/schema';
import { formatMemberOwner } from '../outfit/audience';
import { composeLook, type Look, type LookRequest } from '../outfit/look';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { Network } from '../shared/network';
import { toSchedule } from '../shared/to-schedule';
import type { StoredWidget } from './widgets';

/** Returns the outfit request that the owner's screens make for the widget's place and category now. */
async function createRequest(
  db: Database,
  { userId, cell, region, categoryId }: StoredWidget,
  network: Network,
  { clock, readHolidays }: Pick<OutfitDependencies, 'clock' | 'readHolidays'>,
): Promise<LookRequest> {
  const nowMs = clock();
  const today = kstDate(nowMs);
  const [owner] = await db
    .select({
      language: users.language,
      gender: users.gender,
      learnt: learnedComforts.learnt,
      never: neverWear.kinds,
      plan: myDays.plan,
      places: savedPlaces.places,
    })
    .from(users)
    .leftJoin(learnedComforts, eq(learnedComforts.userId, users.id))
    .leftJoin(neverWear, eq(neverWear.userId, users.id))
    .leftJoin(myDays, eq(myDays.userId, users.id))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, users.id))
    .where(eq(users.id, userId));
  const worn = await db
    .select({ date: wornOutfits.date, outfitId: wornOutfits.outfitId })
    .from(wornOutfits)
    .where(and(eq(wornOutfits.userId, userId), gte(wornOutfits.date, addDays(today, -RECENTLY_WORN_DAYS))));
  const offsets = owner?.learnt ? getOffsets(owner.learnt, today) : NO_OFFSETS;
  const gender = owner?.gender ?? DEFAULT_GENDER;
  const schedule = toSchedule(owner?.plan ?? null, owner?.places ?? null, await readHolidays());
  const plan = schedule ? getDayRequest({ schedule, here: cell, nowMs, categoryId }) : null;
  return {
    language: owner?.language ?? DEFAULT_LANGUAGE,
    cell,
    region,
    query: {
      'event-type-id': plan?.categoryId ?? categoryId,
      gender,
      'cold-offset': offsets.cold,
      'warm-offset': offsets.warm,
      day: plan?.day,
      hours: plan?.hours,
      without: formatKindsFor(gender, parseKinds(owner?.never ?? '')),
    },
    worn,
    network,
    requester: { owner: formatMemberOwner(userId), isMember: true, offsets },
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
