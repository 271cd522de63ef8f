'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveException } from '@/lib/client/my-day/save-exception';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { myDay as contract, type MyDay } from '@/lib/contract/my-day';
import { DRESS_CODES } from '@/lib/contract/dress-code';
import { MAX_PLAN_NAME } from '@/lib/contract/plan-limits';
import { describeProblem } from '@/lib/contract/problem';
import { addDays, getWeekday, kstDate } from '@/lib/domain/kst';
import { FREE_DAY, replaceException } from '@/lib/domain/my-day/plan';
import { findException } from '@/lib/domain/my-day/schedule';
import { DayEditor } from './day-editor';
import { DayKind, type Kind } from './day-kind';
import type { EditedDate } from './use-edited-date';

/** Days ahead for which a date can be planned. */
const MAX_DAYS_AHEAD = 365;

interface Props {
  myDay: MyDay;
  isMember: boolean;
  edited: EditedDate;
  onClose: () => void;
}

/** Plans one date: a day off, or other hours, places and category with a name, such as a wedding. */
export function ExceptionEditor({ myDay, isMember, edited, onClose }: Props) {
  const { exceptions: messages } = useMessages('myDay');
  const { formatDate } = useMessages('calendar');
  const { cancel } = useMessages('dialogs');
  const problems = useMessages('problems');
  const { save, isSaving } = useSaveException(myDay);
  const [headingId, pushId] = [useId(), useId()];
  const places = useSavedPlaces();
  const [today] = useState(() => kstDate(Date.now()));
  const latest = addDays(today, MAX_DAYS_AHEAD);
  const [date, setDate] = useState(edited.date ?? addDays(today, 1));
  const planned = edited.date === null ? undefined : findException(myDay, edited.date);
  const [kind, setKind] = useState<Kind>(planned?.plan === null ? 'off' : (planned?.dressCode ?? 'other'));
  const isOff = kind === 'off';
  const dressCode = kind === 'off' || kind === 'other' ? undefined : kind;
  const [plan, setPlan] = useState(planned?.plan ?? FREE_DAY);
  const isNamedByOccasion = planned?.dressCode && planned.name === messages.dressCodes[planned.dressCode];
  const [name, setName] = useState((!isNamedByOccasion && planned?.name) || '');
  const [wantsPush, setWantsPush] = useState(planned?.wantsPush ?? false);
  const [error, setError] = useState<string>();
  const isValidDate = date >= today && date <= latest;
  const closeIfSaved = (saved: Promise<boolean>) => void saved.then((isSaved) => isSaved && onClose());

  const submit = () => {
    // The occasion is a name, too: cards, pushes and calendars show it.
    const shownName = name.trim() || (dressCode && messages.dressCodes[dressCode]);
    const details = isOff
      ? {}
      : { ...(shownName && { name: shownName }), ...(dressCode && { dressCode }), ...(wantsPush && { wantsPush }) };
    const dressed = dressCode ? { ...plan, categoryId: DRESS_CODES[dressCode].categoryId } : plan;
    const planToSave = isOff ? null : dressed;
    const parsed = contract.safeParse(replaceException(myDay, date, planToSave, details));
    const problem = parsed.error?.issues[0]?.message;
    setError(problem && describeProblem(problem, problems));
    if (!problem) closeIfSaved(save(date, planToSave, details));
  };
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h1 id={headingId} className="mb-1 text-title font-bold">
        {edited.date ? formatDate(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date)) : messages.title}
      </h1>
      <div className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
        {(edited.date === null || !isValidDate) && (
          <TextField
            type="date"
            label={messages.date}
            min={today}
            max={latest}
            value={date}
            error={isValidDate ? undefined : messages.dateInvalid}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
        <DayKind kind={kind} isMember={isMember} onSelect={setKind} />
        {!isOff && (
          <TextField
            label={messages.name}
            placeholder={dressCode ? messages.dressCodes[dressCode] : messages.nameExample}
            maxLength={MAX_PLAN_NAME}
            value={name}
            className="-mb-4"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </div>
      {!isOff && (
        <DayEditor
          title={messages.hours}
          day={plan}
          places={places}
          isMember={isMember}
          error={error}
          hasCategory={!dressCode}
          onChange={setPlan}
        />
      )}
      {!isOff && isMember && (
        <div className="flex items-center justify-between gap-2 rounded-card bg-card py-1 pr-2 pl-4 text-label shadow-card">
          <span id={pushId}>{messages.push}</span>
          <Switch checked={wantsPush} labelledBy={pushId} onToggle={setWantsPush} />
        </div>
      )}
      <div className="mt-1 flex gap-2">
        <Button look="plain" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton type="button" busy={isSaving} disabled={!isValidDate} onClick={submit}>
          {messages.save}
        </SubmitButton>
      </div>
      {planned && (
        <button
          type="button"
          disabled={isSaving}
          onClick={() => closeIfSaved(save(planned.date, undefined))}
          className="min-h-11 self-center px-4 text-label font-semibold text-danger"
        >
          {messages.delete}
        </button>
      )}
    </section>
  );
}
