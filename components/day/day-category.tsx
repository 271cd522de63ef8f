'use client';

import { useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { useMessages } from '@/lib/client/language/messages';
import { CATEGORIES, DEFAULT_CATEGORY, type CategoryId } from '@/lib/contract/category';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { SCREENS } from '@/lib/routes';

interface Props {
  selected: CategoryId | null;
  isMember: boolean;
  onSelect: (id: CategoryId | null) => void;
}

/** Category of the day. Only members can choose one other than the daily category. */
export function DayCategory({ selected, isMember, onSelect }: Props) {
  const messages = useMessages('myDay');
  const categories = useMessages('categories');
  const name = useId();
  const prompt = useLoginPrompt();
  const choices = [
    { id: null, name: messages.anyCategory },
    ...CATEGORIES.map(({ id, key }) => ({ id, name: categories[key] })),
  ];
  const choose = (id: CategoryId | null) => {
    if (isMember || id === null || id === DEFAULT_CATEGORY) onSelect(id);
    else prompt.open('category', { path: SCREENS.myDay.path });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-semibold">{messages.category}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name: label }) => (
          <ChoiceChip
            key={label}
            type="radio"
            name={name}
            checked={id === selected}
            onChange={() => choose(id)}
            className="px-3.5 whitespace-nowrap text-ink-2"
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
