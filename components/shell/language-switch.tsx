'use client';

import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { getTextLanguage, TEXT_LANGUAGES } from '@/lib/contract/language';
import { LANGUAGE_NAMES } from '@/lib/messages/language-names';
import { LanguageChoices } from './language-choices';

/** The languages, each by its own name. The current one keeps its units. */
export function LanguageSwitch() {
  const { language: label } = useMessages('ui');
  const current = getTextLanguage(useLanguage());
  const choices = TEXT_LANGUAGES.map((language) => ({
    ...{ language, lang: language, name: LANGUAGE_NAMES[language] },
    isCurrent: language === current,
  }));
  return <LanguageChoices label={label} choices={choices} />;
}
