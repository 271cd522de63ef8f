'use client';

import { Snowflake } from '@/components/ui/icons';
import { SensitivityChips } from '@/components/account/sensitivity-chips';
import { useMessages } from '@/lib/client/language/messages';

/** Menu entry with the question whether the user feels cold easily. */
export function SensitivityRow() {
  const { title } = useMessages('home').cold;
  return (
    <li className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-3 text-body">
      <Snowflake aria-hidden size={21} className="flex-none text-ink-2" />
      <span aria-hidden className="flex-1">
        {title}
      </span>
      <SensitivityChips className="basis-full" />
    </li>
  );
}
