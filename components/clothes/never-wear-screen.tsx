'use client';

import { ChoiceChip } from '@/components/ui/choice-chip';
import { useMessages } from '@/lib/client/language/messages';
import { useNeverWear, useSyncNeverWear, useChangeNeverWear } from '@/lib/client/clothes/never-wear';
import { useViewer } from '@/lib/client/session/viewer';
import { GARMENT_KINDS, type GarmentKind } from '@/lib/contract/garment-kind';
import type { Gender } from '@/lib/contract/gender';
import { RemainingOutfitsNote } from './remaining-outfits-note';
import { showFailure } from '@/lib/client/api/show-failure';

const isForGender = (of: readonly Gender[], gender: Gender | null) => gender === null || of.includes(gender);

/** Garments that the user never wears. Visitors' choices stay in the browser. */
export function NeverWearScreen() {
  const messages = useMessages('neverWear');
  const screens = useMessages('screens');
  const garmentKinds = useMessages('garmentKinds');
  const { isMember, gender } = useViewer();
  useSyncNeverWear();
  const never = useNeverWear();
  const change = useChangeNeverWear((error) => showFailure(error, messages.saveFailed));
  const toggle = (kind: GarmentKind) =>
    change(never.includes(kind) ? never.filter((each) => each !== kind) : [...never, kind]);
  return (
    <main className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="sr-only">{screens.neverWear}</h1>
      <fieldset className="min-w-0 rounded-card bg-card p-4 shadow-card">
        <legend className="float-left text-label font-semibold">{messages.choose}</legend>
        <p className="clear-both pt-0.5 text-note text-ink-2">
          {isMember ? messages.forMembers : messages.forVisitors}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {GARMENT_KINDS.filter(({ of }) => isForGender(of, gender)).map(({ id }) => (
            <ChoiceChip
              key={id}
              type="checkbox"
              checked={never.includes(id)}
              onChange={() => toggle(id)}
              className="px-4"
            >
              {garmentKinds[id]}
            </ChoiceChip>
          ))}
        </div>
        {never.length > 0 && <RemainingOutfitsNote never={never} />}
      </fieldset>
    </main>
  );
}
