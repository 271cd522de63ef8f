'use client';

import { Languages, Ruler, type LucideIcon } from '@/components/ui/icons';
import type { ReactNode } from 'react';
import { LanguageChoices } from '@/components/shell/language-choices';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { getTextLanguage } from '@/lib/contract/language';
import { UNIT_CHOICES } from '@/lib/messages/unit-choices';

/** Menu entry with a choice. The choice names itself to screen readers. */
function ChoiceRow({ label, icon: Icon, children }: { label: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-[52px] flex-wrap items-center gap-x-3 px-4 text-body">
      <Icon aria-hidden size={21} className="flex-none text-ink-2" />
      <span aria-hidden>{label}</span>
      <div className="-mr-2 ml-auto">{children}</div>
    </li>
  );
}

/** Menu entry with the choice of the language. */
export function LanguageRow() {
  const { language } = useMessages('ui');
  return (
    <ChoiceRow label={language} icon={Languages}>
      <LanguageSwitch />
    </ChoiceRow>
  );
}

/** Menu entry with the choice of the units, for readers of a language that has one. */
export function UnitsRow() {
  const current = useLanguage();
  const units = UNIT_CHOICES[getTextLanguage(current)];
  if (!units) return null;
  const choices = units.choices.map((choice) => ({ ...choice, isCurrent: choice.language === current }));
  return (
    <ChoiceRow label={units.label} icon={Ruler}>
      <LanguageChoices label={units.label} choices={choices} />
    </ChoiceRow>
  );
}
