'use client';

import { useState } from 'react';
import { useAskedOutfit, type SeenOutfit } from '@/lib/client/outfit/asked-outfit';
import { useLastFeeling } from '@/lib/client/outfit/own-comfort';
import { FeelingRow } from './feeling-row';

/** Asks a member how the last day's outfit felt, until that is answered; an answer given here can be taken back here. */
export function FeelingQuestion({ front }: { front: SeenOutfit }) {
  const asked = useAskedOutfit(front);
  const [answeredHere, setAnsweredHere] = useState(false);
  const last = useLastFeeling();
  if (!asked) return null;
  const { worn, question } = asked;
  if (last && last.date >= worn.date && !answeredHere) return null;
  return <FeelingRow key={worn.outfitId} worn={worn} question={question} onAnswer={() => setAnsweredHere(true)} />;
}
