import { ChevronRight, Clock, Moon } from '@/components/ui/icons';
import Link from 'next/link';
import type { OutfitList } from '@/lib/contract/outfit';
import { useMessages } from '@/lib/client/language/messages';
import type { OwnDay } from '@/lib/client/my-day/own-day';
import { SCREENS } from '@/lib/routes';

const LINE =
  'relative mt-1 flex w-fit items-center gap-1 text-note text-ink-2 before:absolute before:inset-x-0 before:-inset-y-3.5';

interface Props {
  day: OwnDay;
  /** Shown outfits, undefined until they are loaded. */
  list: OutfitList | undefined;
  /** Called when the user asks for tomorrow, which is offered in the evening. */
  onTomorrow: () => void;
}

/**
 * Line below the reason: in the evening a button for tomorrow, otherwise the relevant hours with a link to the
 * schedule.
 */
export function HoursLine({ day: { hoursText, isEvening, getCellName }, list, onTomorrow }: Props) {
  const messages = useMessages('home').hours;
  if (isEvening && list?.day === 'today')
    return (
      <button type="button" onClick={onTomorrow} className={`${LINE} short:hidden`}>
        <Moon aria-hidden size={14} className="flex-none" />
        <span>{messages.seeTomorrow}</span>
        <ChevronRight aria-hidden size={14} className="flex-none" />
      </button>
    );
  if (!hoursText) return null;
  const missing = list?.standIns?.map((cell) => getCellName(cell) ?? messages.elsewhere) ?? [];
  return (
    <Link href={SCREENS.myDay.path} prefetch={false} className={LINE}>
      <Clock aria-hidden size={14} className="flex-none" />
      <span>
        <span>{hoursText}</span>
        {missing.length > 0 && <span>{messages.noWeather(missing)}</span>}
        <span className="sr-only">{messages.change}</span>
      </span>
      <ChevronRight aria-hidden size={14} className="flex-none" />
    </Link>
  );
}
