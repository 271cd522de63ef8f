'use client';

import { useState } from 'react';
import { useAskedOutfit, type SeenOutfit } from '@/lib/client/outfit/asked-outfit';
import { useViewer } from '@/lib/client/session/viewer';
import type { OwnComfort } from '@/lib/contract/comfort';
import { FeelingRow } from './feeling-row';

/** Asks a member how the last day's outfit felt, until that is answered; an answer given here can be taken back here. */
export function FeelingQuestion({ front }: { front: SeenOutfit }) {
  const { profile } = useViewer();
  const asked = useAskedOutfit(front);
  const [answeredHere, setAnsweredHere] = useState(false);
  const last = (profile?.comfort as OwnComfort | undefined)?.lastFeeling;
  if (!asked) return null;
  const { worn, question } = asked;
  if (last && last.date >= worn.date && !answeredHere) return null;
  return <FeelingRow key={worn.outfitId} worn={worn} question={question} onAnswer={() => setAnsweredHere(true)} />;
}
