import type { Language, TextLanguage } from '@/lib/contract/language';

interface UnitChoices {
  label: string;
  choices: readonly { language: Language; name: string }[];
}

/** The choices of units for readers of a language, with their label; null if there is none. */
export const UNIT_CHOICES: Record<TextLanguage, UnitChoices | null> = {
  ko: null,
  en: {
    label: 'Units',
    choices: [
      { language: 'en', name: '°C, m/s, mm' },
      { language: 'en-US', name: '°F, mph, in' },
    ],
  },
};
