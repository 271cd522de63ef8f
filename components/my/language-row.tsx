'use client';

import { Languages } from 'lucide-react';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { useMessages } from '@/lib/client/language/messages';

/** Menu entry with the choice of the language. */
export function LanguageRow() {
  const { language } = useMessages('ui');
  return (
    <li className="flex min-h-[52px] flex-wrap items-center gap-x-3 px-4 text-body">
      <Languages aria-hidden size={21} className="flex-none text-ink-2" />
      <span aria-hidden>{language}</span>
      <div className="-mr-2 ml-auto">
        <LanguageSwitch />
      </div>
    </li>
  );
}
