import { and, eq, gte } from 'drizzle-orm';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { formatKindsFor, parseKinds } from '@/lib/contract/garment-kind';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { addDays, kstDate } from '@/lib/domain/kst';
import type { Holidays, Schedule } from '@/lib/domain/my-day/schedule';
import { getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import { RECENTLY_WORN_DAYS, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import type { Database } from '../db/database';
import { learnedComforts, myDays, neverWear, savedPlaces, users, wornOutfits } from '../db/schema';
import { toSchedule } from '../shared/to-schedule';
import { getOwnAgeGroup } from './own-age-group';

/** Everything stored about a member that decides the outfits of the member's screens. */
export interface MemberSettings {
  language: Language;
  gender: Gender;
  offsets: ComfortOffsets;
  ageGroup: MemberAgeGroup | undefined;
  /** Excluded garment kinds as text; '' for none. */
  without: string;
  schedule: Schedule | null;
  worn: readonly WornEntry[];
}

/** Reads the settings by which outfits are chosen for a member outside of the member's screens. */
export async function readMemberSettings(
  db: Database,
  userId: string,
  nowMs: number,
  holidays: Holidays,
): Promise<MemberSettings> {
  const today = kstDate(nowMs);
  const [owner] = await db
    .select({
      language: users.language,
      gender: users.gender,
      birthDate: users.birthDate,
      prefersOwnAge: users.prefersOwnAge,
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
  const gender = owner?.gender ?? DEFAULT_GENDER;
  return {
    language: owner?.language ?? DEFAULT_LANGUAGE,
    gender,
    offsets: owner?.learnt ? getOffsets(owner.learnt, today) : NO_OFFSETS,
    ageGroup: owner && getOwnAgeGroup(owner, today),
    without: formatKindsFor(gender, parseKinds(owner?.never ?? '')),
    schedule: toSchedule(owner?.plan ?? null, owner?.places ?? null, holidays),
    worn,
  };
}
