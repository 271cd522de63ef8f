'use client';

import { useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { DRESS_CODE_KEYS, type DressCode } from '@/lib/contract/dress-code';
import { SCREENS } from '@/lib/routes';

/** Kind of a date: a day off, an occasion, or anything else. */
export type Kind = 'off' | 'other' | DressCode;

interface Props {
  kind: Kind;
  isMember: boolean;
  onSelect: (kind: Kind) => void;
}

/** Choice of what a date is. Only members can choose occasions, because their categories are for members. */
export function DayKind({ kind, isMember, onSelect }: Props) {
  const { exceptions: messages } = useMessages('myDay');
  const group = useId();
  const prompt = useLoginPrompt();
  const names: Record<Kind, string> = { other: messages.other, off: messages.off, ...messages.dressCodes };
  const choose = (chosen: Kind) => {
    if (isMember || chosen === 'off' || chosen === 'other') onSelect(chosen);
    else prompt.open('category', { path: SCREENS.myDay.path });
  };
  return (
    <div role="radiogroup" aria-label={messages.kind} className="flex flex-wrap gap-2">
      {(['other', 'off', ...DRESS_CODE_KEYS] as const).map((each) => (
        <ChoiceChip
          key={each}
          type="radio"
          name={group}
          checked={each === kind}
          onChange={() => choose(each)}
          className="px-3.5 whitespace-nowrap text-ink-2"
        >
          {names[each]}
        </ChoiceChip>
      ))}
    </div>
  );
}
