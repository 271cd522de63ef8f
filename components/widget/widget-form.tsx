'use client';

import { useId, useState, type ReactNode } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { SubmitButton } from '@/components/ui/submit-button';
import { useMessages } from '@/lib/client/language/messages';
import { usePlaceOptions } from '@/lib/client/place/place-options';
import { useCreateWidget } from '@/lib/client/widget/widgets';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { ADDRESS_KINDS, MAX_ADDRESSES, type AddressKind } from '@/lib/contract/widget-sizes';
import { showFailure } from '@/lib/client/api/show-failure';

interface Props {
  /** Number of the member's addresses of a kind. */
  countOf: (kind: AddressKind) => number;
  onCreated: (path: string) => void;
}

/** Form for a new picture or calendar by address: its place and category. */
export function WidgetForm({ countOf, onCreated }: Props) {
  const messages = useMessages('widgets');
  const categories = useMessages('categories');
  const { formatDistrict } = useMessages('places');
  const { options, current } = usePlaceOptions();
  // The current place is no option if it is neither the device's nor a saved one.
  const choices = options.some(({ key }) => key === current.key) ? options : [current, ...options];
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const option = choices.find(({ key }) => key === chosenKey) ?? current;
  const [categoryId, setCategoryId] = useState(DEFAULT_CATEGORY);
  const [kind, setKind] = useState<AddressKind>('picture');
  const isFull = countOf(kind) >= MAX_ADDRESSES[kind];
  const { mutateAsync, isPending } = useCreateWidget();
  const create = () =>
    mutateAsync({ kind, place: option.place, categoryId }).then(
      ({ path }) => onCreated(path),
      (error) => showFailure(error, messages.createFailed),
    );
  return (
    <section className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
      <Choices legend={messages.kind}>
        {(name) =>
          ADDRESS_KINDS.map((each) => (
            <ChoiceChip
              key={each}
              type="radio"
              name={name}
              checked={each === kind}
              onChange={() => setKind(each)}
              className="px-4"
            >
              {messages.kinds[each]}
            </ChoiceChip>
          ))
        }
      </Choices>
      <p className="text-label text-ink-2">{messages.leads[kind]}</p>
      <Choices legend={messages.place}>
        {(name) =>
          choices.map(({ key, name: own, place }) => (
            <ChoiceChip
              key={key}
              type="radio"
              name={name}
              checked={key === option.key}
              onChange={() => setChosenKey(key)}
              className="px-4"
            >
              {own ?? formatDistrict(place.region)}
            </ChoiceChip>
          ))
        }
      </Choices>
      <Choices legend={messages.category}>
        {(name) =>
          CATEGORIES.map(({ id, key }) => (
            <ChoiceChip
              key={id}
              type="radio"
              name={name}
              checked={id === categoryId}
              onChange={() => setCategoryId(id)}
              className="px-4"
            >
              {categories[key]}
            </ChoiceChip>
          ))
        }
      </Choices>
      <SubmitButton type="button" busy={isPending} disabled={isFull} onClick={() => void create()}>
        {messages.create[kind]}
      </SubmitButton>
      {isFull && <p className="text-note text-ink-2">{messages.full(MAX_ADDRESSES[kind])}</p>}
    </section>
  );
}

function Choices({ legend, children }: { legend: string; children: (name: string) => ReactNode }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children(name)}</div>
    </fieldset>
  );
}
