'use client';

import { ArrowDown, ArrowUp, ChevronLeft, Trash2 } from '@/components/ui/icons';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { IconButton } from '@/components/ui/icon-button';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useMessages } from '@/lib/client/language/messages';
import type { PlaceOption } from '@/lib/client/place/place-options';
import { MAX_PLACE_NAME, MAX_PLACES } from '@/lib/contract/place-limits';
import type { SavedPlace } from '@/lib/contract/places';
import { PLACE_KINDS } from '@/lib/domain/saved-place';
import { SheetTitle } from './sheet-title';

interface Props {
  /** Place to save, or saved place to change. */
  stop: PlaceOption;
  places: readonly SavedPlace[];
  onSave: (name: string) => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
  onBack: () => void;
}

/** Names a new place, or renames, moves or deletes a saved one. */
export function PlaceForm({ stop, places, onSave, onMove, onDelete, onBack }: Props) {
  const messages = useMessages('placesSheet').form;
  const { formatRegion } = useMessages('places');
  const { savedId, place } = stop;
  const isFull = savedId === null && places.length >= MAX_PLACES;
  return (
    <>
      <div className="flex items-center">
        <IconButton aria-label={messages.toList} onClick={onBack} className="-ml-3 flex-none">
          <ChevronLeft aria-hidden size={24} />
        </IconButton>
        <SheetTitle>{savedId === null ? messages.titleOfNew : messages.titleOfSaved}</SheetTitle>
      </div>
      <p className="text-body text-ink-2">{formatRegion(place.region)}</p>
      {isFull ? (
        <>
          <p className="text-body">{messages.full(MAX_PLACES)}</p>
          <Button look="soft" onClick={onBack}>
            {messages.back}
          </Button>
        </>
      ) : (
        <NameForm stop={stop} others={places.filter(({ id }) => id !== savedId)} onSave={onSave} />
      )}
      {savedId !== null && (
        <SavedActions
          at={places.findIndex(({ id }) => id === savedId)}
          count={places.length}
          {...{ onMove, onDelete }}
        />
      )}
    </>
  );
}

interface NameProps {
  stop: PlaceOption;
  others: readonly SavedPlace[];
  onSave: (name: string) => void;
}

function NameForm({ stop, others, onSave }: NameProps) {
  const messages = useMessages('placesSheet').form;
  const isUsed = (trimmed: string) => others.some(({ name }) => name === trimmed);
  const free = PLACE_KINDS.map((kind) => messages.names[kind]).filter((each) => !isUsed(each));
  const [name, setName] = useState(stop.name ?? free[0] ?? '');
  const [error, setError] = useState<string>();
  const group = useId();
  const change = (typed: string) => {
    setName(typed);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setError(messages.nameMissing);
    else if (isUsed(wanted)) setError(messages.nameUsed);
    else onSave(wanted);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div role="group" aria-label={messages.suggestions} id={group} className="flex flex-wrap gap-2">
        {free.map((each) => (
          <Chip key={each} aria-pressed={name === each} onClick={() => change(each)} className="px-4">
            {each}
          </Chip>
        ))}
      </div>
      <TextField
        label={messages.name}
        value={name}
        maxLength={MAX_PLACE_NAME}
        autoComplete="off"
        enterKeyHint="done"
        error={error}
        hint={messages.nameHint(MAX_PLACE_NAME)}
        onChange={(event) => change(event.target.value)}
      />
      <SubmitButton busy={false}>{messages.submit}</SubmitButton>
    </form>
  );
}

interface ActionsProps {
  at: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

const ACTION = 'flex min-h-11 items-center gap-1.5 rounded-control px-3 text-label font-semibold disabled:opacity-50';

function SavedActions({ at, count, onMove, onDelete }: ActionsProps) {
  const messages = useMessages('placesSheet').form;
  return (
    <div className="flex flex-wrap justify-between gap-1">
      <span className="flex">
        <button type="button" disabled={at <= 0} onClick={() => onMove(-1)} className={ACTION}>
          <ArrowUp aria-hidden size={18} />
          <span>{messages.up}</span>
        </button>
        <button type="button" disabled={at >= count - 1} onClick={() => onMove(1)} className={ACTION}>
          <ArrowDown aria-hidden size={18} />
          <span>{messages.down}</span>
        </button>
      </span>
      <button type="button" onClick={onDelete} className={`${ACTION} text-danger`}>
        <Trash2 aria-hidden size={18} />
        <span>{messages.remove}</span>
      </button>
    </div>
  );
}
