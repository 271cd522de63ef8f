'use client';

import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useSwitchLanguage } from '@/lib/client/session/use-switch-language';
import { LANGUAGES } from '@/lib/contract/language';
import { LANGUAGE_NAMES } from '@/lib/messages/language-names';

/** The languages, each by its own name. Choosing one loads the page anew. */
export function LanguageSwitch() {
  const { language: label } = useMessages('ui');
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <div role="group" aria-label={label} className="flex">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => language !== current && void switchLanguage(language)}
          className="min-h-11 rounded-full px-3 text-label font-semibold text-ink-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
