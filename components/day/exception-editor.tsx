'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { SubmitButton } from '@/components/ui/submit-button';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { useMessages } from '@/lib/client/language/messages';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { myDay as contract, type DayException, type MyDay } from '@/lib/contract/my-day';
import { MAX_PLAN_NAME } from '@/lib/contract/plan-limits';
import { describeProblem } from '@/lib/contract/problem';
import { addDays } from '@/lib/domain/kst';
import { FREE_DAY, replaceException } from '@/lib/domain/my-day/plan';
import { DayEditor } from './day-editor';

/** Days ahead for which a date can be planned. */
const MAX_DAYS_AHEAD = 365;

interface Props {
  myDay: MyDay;
  isMember: boolean;
  today: string;
  /** Date to plan, if a link names it. */
  linkedDate: string | null;
  busy: boolean;
  onSave: (exception: DayException) => void;
  onClose: () => void;
}

/** Plans one date: a day off, or other hours, places and category with a name, such as a wedding. */
export function ExceptionEditor({ myDay, isMember, today, linkedDate, busy, onSave, onClose }: Props) {
  const { exceptions: messages } = useMessages('myDay');
  const { cancel } = useMessages('dialogs');
  const problems = useMessages('problems');
  const name = useId();
  const places = useSavedPlaces();
  const latest = addDays(today, MAX_DAYS_AHEAD);
  const [date, setDate] = useState(linkedDate ?? addDays(today, 1));
  const [isOff, setIsOff] = useState(linkedDate === null);
  const [plan, setPlan] = useState(FREE_DAY);
  const [planName, setPlanName] = useState('');
  const [wantsPush, setWantsPush] = useState(false);
  const pushId = useId();
  const [error, setError] = useState<string>();
  const isValidDate = date >= today && date <= latest;

  const submit = () => {
    const details = { ...(planName.trim() && { name: planName }), ...(wantsPush && { wantsPush }) };
    const chosen = { date, plan: isOff ? null : plan, ...(!isOff && details) };
    const parsed = contract.safeParse(replaceException(myDay, date, chosen.plan, isOff ? {} : details));
    const problem = parsed.error?.issues[0]?.message;
    setError(problem && describeProblem(problem, problems));
    if (!problem) onSave(chosen);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="date"
        label={messages.date}
        min={today}
        max={latest}
        value={date}
        error={isValidDate ? undefined : messages.dateInvalid}
        onChange={(event) => setDate(event.target.value)}
      />
      <div role="radiogroup" aria-label={messages.kind} className="flex flex-wrap gap-2">
        {[true, false].map((off) => (
          <ChoiceChip
            key={String(off)}
            type="radio"
            name={name}
            checked={off === isOff}
            onChange={() => setIsOff(off)}
            className="px-3.5 whitespace-nowrap text-ink-2"
          >
            {off ? messages.off : messages.other}
          </ChoiceChip>
        ))}
      </div>
      {!isOff && (
        <TextField
          label={messages.name}
          placeholder={messages.nameExample}
          maxLength={MAX_PLAN_NAME}
          value={planName}
          onChange={(event) => setPlanName(event.target.value)}
        />
      )}
      {!isOff && (
        <DayEditor
          title={messages.hours}
          day={plan}
          places={places}
          isMember={isMember}
          error={error}
          onChange={setPlan}
        />
      )}
      {!isOff && isMember && (
        <div className="flex items-center justify-between gap-2 text-label">
          <span id={pushId}>{messages.push}</span>
          <Switch checked={wantsPush} labelledBy={pushId} onToggle={setWantsPush} />
        </div>
      )}
      <div className="flex gap-2">
        <Button look="plain" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton type="button" busy={busy} disabled={!isValidDate} onClick={submit}>
          {messages.save}
        </SubmitButton>
      </div>
    </div>
  );
}
