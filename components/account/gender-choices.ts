'use client';

import { useMessages } from '@/lib/client/language/messages';
import { GENDERS } from '@/lib/contract/gender';

/** Returns the choices of the gender field. Members who log in by e-mail may leave it unspecified. */
export function useGenderChoices(mayBeUnspecified: boolean) {
  const { genders } = useMessages('profile');
  const choices = GENDERS.map((value) => ({ value, label: genders[value] }));
  return mayBeUnspecified ? [...choices, { value: '', label: genders.unspecified }] : choices;
}
