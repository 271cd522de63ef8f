'use client';

import { useId, useState, type FormEvent } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Form } from '@/components/ui/form';
import { LeaveDialog } from '@/components/ui/leave-dialog';
import { SaveBar } from '@/components/ui/save-bar';
import { Switch } from '@/components/ui/switch';
import { useMessages } from '@/lib/client/language/messages';
import { useLeaveGuard } from '@/lib/client/interaction/leave-guard';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { myDay as contract, type MyDay, type PlannedDay } from '@/lib/contract/my-day';
import { kstDate, getWeekday } from '@/lib/domain/kst';
import { FREE_DAY, hasPlans, isUniformWeek, isSamePlan, createUniformWeek } from '@/lib/domain/my-day/plan';
import { DayEditor } from './day-editor';
import { DayOffCard } from './day-off-card';
import { WeekdayRow } from './weekday-row';
import { showFailure } from '@/lib/client/api/show-failure';

interface Props {
  myDay: MyDay | null;
  isMember: boolean;
}

const EMPTY_WEEK = createUniformWeek(FREE_DAY);

/** Returns the first problem of the hours of a day. */
function getSpansError(errors: FieldErrors<PlannedDay> | undefined): string | undefined {
  const { spans } = errors ?? {};
  return spans?.message ?? spans?.root?.message ?? spans?.find?.((each) => each)?.until?.message;
}

/** Form of the weekly schedule: one plan for all days, or one for each weekday. */
export function MyDayForm({ myDay, isMember }: Props) {
  const messages = useMessages('myDay');
  const { weekdays } = useMessages('calendar');
  const id = useId();
  const saved = myDay ?? EMPTY_WEEK;
  const form = useForm<MyDay>({ resolver: createFormResolver(contract), defaultValues: saved });
  const { week, dayOff, worksOnHolidays } = useWatch({ control: form.control }) as MyDay;
  const [isSame, setIsSame] = useState(() => isUniformWeek(saved));
  const [weekday, setWeekday] = useState(() => getWeekday(kstDate(Date.now())));
  const [forgetting, setForgetting] = useState(false);
  const places = useSavedPlaces();
  const save = useSaveMyDay();
  const isChanged = !isSamePlan({ week, dayOff, worksOnHolidays }, saved);
  const guard = useLeaveGuard(isChanged);

  const setWeek = (changed: MyDay) =>
    form.setValue('week', changed.week, { shouldValidate: form.formState.isSubmitted });
  const shown = isSame ? 0 : weekday;
  const change = (day: PlannedDay) =>
    setWeek(isSame ? createUniformWeek(day) : { week: week.map((each, at) => (at === weekday ? day : each)) });
  const { errors } = form.formState;
  const getError = (at: number): string | undefined => getSpansError(errors.week?.[at]);
  const changeDaysOff = (changed: Pick<MyDay, 'dayOff' | 'worksOnHolidays'>) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('dayOff', changed.dayOff ?? null, options);
    form.setValue('worksOnHolidays', changed.worksOnHolidays ?? false);
  };
  const invalidWeekdays = week.flatMap((_, at) => (getError(at) ? [at] : []));

  const saveWeek = async (myDayToSave: MyDay | null, message: string): Promise<boolean> => {
    try {
      await save.mutateAsync(myDayToSave);
      showSuccess(message);
      return true;
    } catch (error) {
      showFailure(error, messages.saveFailed);
      return false;
    }
  };
  const saveTyped = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(
      async (typed) => {
        // Exceptions are saved by their own card.
        const { exceptions } = saved;
        const changed = { ...typed, exceptions };
        isSaved = await saveWeek(hasPlans(changed) ? changed : null, messages.saved);
      },
      ({ week: found }) => found && setWeekday((at) => week.findIndex((_, day) => found[day]) ?? at),
    )();
    return isSaved;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveTyped();
  };
  const forget = async () => {
    if (await saveWeek(null, messages.removed)) {
      form.reset(EMPTY_WEEK);
      setIsSame(true);
    }
    setForgetting(false);
  };

  return (
    <Form className="pb-24" onSubmit={submit}>
      <div className="flex items-center justify-between rounded-card bg-card py-1 pr-2 pl-4 shadow-card">
        <span id={id} className="text-label font-semibold">
          {messages.sameEveryDay}
        </span>
        <Switch
          checked={isSame}
          labelledBy={id}
          onToggle={(same) => {
            if (same) setWeek(createUniformWeek(week[weekday] ?? FREE_DAY));
            setIsSame(same);
          }}
        />
      </div>
      {!isSame && <WeekdayRow week={week} selected={weekday} invalidWeekdays={invalidWeekdays} onSelect={setWeekday} />}
      <DayEditor
        key={shown}
        title={isSame ? messages.hoursEveryDay : messages.hoursOn(weekdays[weekday] ?? '')}
        day={week[shown] ?? FREE_DAY}
        places={places}
        isMember={isMember}
        error={getError(shown)}
        onChange={change}
      />
      <DayOffCard daysOff={{ dayOff, worksOnHolidays }} onChange={changeDaysOff} />
      {dayOff && (
        <DayEditor
          title={messages.dayOff.hours}
          day={dayOff}
          places={places}
          isMember={isMember}
          error={getSpansError(errors.dayOff)}
          onChange={(changed) => changeDaysOff({ dayOff: changed })}
        />
      )}
      {myDay && (
        <button
          type="button"
          onClick={() => setForgetting(true)}
          className="min-h-11 self-center px-4 text-label font-semibold text-ink-2"
        >
          {messages.reset}
        </button>
      )}
      <SaveBar busy={save.isPending} disabled={!isChanged} />
      <ConfirmDialog
        open={forgetting}
        title={messages.removeTitle}
        text={messages.removeText}
        confirmLabel={messages.remove}
        danger
        busy={save.isPending}
        onConfirm={() => void forget()}
        onClose={() => setForgetting(false)}
      />
      <LeaveDialog
        guard={guard}
        title={messages.leaveTitle}
        text={messages.leaveText}
        busy={save.isPending}
        onSave={saveTyped}
      />
    </Form>
  );
}
