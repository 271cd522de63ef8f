'use client';

import { useSwitchLanguage } from '@/lib/client/session/use-switch-language';
import type { Language } from '@/lib/contract/language';

interface Choice {
  language: Language;
  name: string;
  /** Language of the name, if it is not that of the page. */
  lang?: Language;
  isCurrent: boolean;
}

/** Languages, or variants of one, of which one is chosen. Choosing another loads the page anew. */
export function LanguageChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const switchLanguage = useSwitchLanguage();
  return (
    <div role="group" aria-label={label} className="flex">
      {choices.map(({ language, name, lang, isCurrent }) => (
        <button
          key={language}
          type="button"
          lang={lang}
          aria-pressed={isCurrent}
          onClick={() => !isCurrent && void switchLanguage(language)}
          className="min-h-11 min-w-11 rounded-full px-3 text-label font-semibold text-ink-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
