import { ChevronRight, Clock } from 'lucide-react';
import Link from 'next/link';
import type { OutfitList } from '@/lib/contract/outfit';
import type { OwnDay } from '@/lib/client/my-day/own-day';
import { MY_DAY_PATH } from '@/lib/routes';

interface Props {
  day: OwnDay;
  /** What is on screen, once it is. */
  list: OutfitList | undefined;
}

/** Under the reason: the hours and places that it speaks of, and the way to change them. */
export function HoursLine({ day: { words, nameOfCell }, list }: Props) {
  if (!words) return null;
  const missing = list?.standIns?.map((cell) => nameOfCell(cell) ?? '다른 곳') ?? [];
  return (
    <Link
      href={MY_DAY_PATH}
      prefetch={false}
      className="relative mt-1 flex w-fit items-center gap-1 text-note text-ink-2 before:absolute before:inset-x-0 before:-inset-y-3"
    >
      <Clock aria-hidden size={14} className="flex-none" />
      <span>
        {words}
        {missing.length > 0 && ` · ${missing.join('·')} 날씨는 아직 몰라서 지금 지역으로 봤어요`}
        <span className="sr-only">, 나의 하루 바꾸기</span>
      </span>
      <ChevronRight aria-hidden size={14} className="flex-none" />
    </Link>
  );
}
