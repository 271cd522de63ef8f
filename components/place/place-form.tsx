'use client';

import { ArrowDown, ArrowUp, ChevronLeft, Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { IconButton } from '@/components/ui/icon-button';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import type { PlaceOption } from '@/lib/client/place/place-options';
import { MAX_PLACE_NAME, MAX_PLACES } from '@/lib/contract/place-limits';
import type { SavedPlace } from '@/lib/contract/places';
import { PLACE_NAMES } from '@/lib/domain/saved-place';
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
  const { savedId, place } = stop;
  const isFull = savedId === null && places.length >= MAX_PLACES;
  return (
    <>
      <div className="flex items-center">
        <IconButton aria-label="장소 목록으로" onClick={onBack} className="-ml-3 flex-none">
          <ChevronLeft aria-hidden size={24} />
        </IconButton>
        <SheetTitle>{savedId === null ? '장소 저장' : '장소 고치기'}</SheetTitle>
      </div>
      <p className="text-body text-ink-2">
        {place.region.sidonm} {place.region.sggnm}
      </p>
      {isFull ? (
        <>
          <p className="text-body">
            장소는 {MAX_PLACES}곳까지 저장할 수 있어요. 쓰지 않는 곳을 지우면 이곳을 저장할 수 있어요.
          </p>
          <Button look="soft" onClick={onBack}>
            목록으로
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
  const isUsed = (trimmed: string) => others.some(({ name }) => name === trimmed);
  const free = PLACE_NAMES.filter((each) => !isUsed(each));
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
    if (wanted === '') setError('이름을 적어 주세요.');
    else if (isUsed(wanted)) setError('같은 이름의 장소가 있어요.');
    else onSave(wanted);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div role="group" aria-label="이름 고르기" id={group} className="flex flex-wrap gap-2">
        {free.map((each) => (
          <Chip key={each} aria-pressed={name === each} onClick={() => change(each)} className="px-4">
            {each}
          </Chip>
        ))}
      </div>
      <TextField
        label="이름"
        value={name}
        maxLength={MAX_PLACE_NAME}
        autoComplete="off"
        enterKeyHint="done"
        error={error}
        hint={`${MAX_PLACE_NAME}자까지 직접 적을 수 있어요.`}
        onChange={(event) => change(event.target.value)}
      />
      <SubmitButton busy={false}>저장하기</SubmitButton>
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
  return (
    <div className="flex flex-wrap justify-between gap-1">
      <span className="flex">
        <button type="button" disabled={at <= 0} onClick={() => onMove(-1)} className={ACTION}>
          <ArrowUp aria-hidden size={18} />
          위로
        </button>
        <button type="button" disabled={at >= count - 1} onClick={() => onMove(1)} className={ACTION}>
          <ArrowDown aria-hidden size={18} />
          아래로
        </button>
      </span>
      <button type="button" onClick={onDelete} className={`${ACTION} text-danger`}>
        <Trash2 aria-hidden size={18} />
        지우기
      </button>
    </div>
  );
}
