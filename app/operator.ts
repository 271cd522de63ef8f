import type { Language } from '@/lib/contract/language';
import type { Operator } from '@/lib/domain/policy/operator';
import { env, OPERATOR_VARIABLES } from '@/lib/env';
import { getMessages } from '@/lib/messages/get-messages';

/** Returns the operator from the environment; null on a local installation that names none. */
export function findOperator(): Operator | null {
  const record = env();
  const [name, representative, address, phone, email, privacyOfficer, locationReport] = OPERATOR_VARIABLES.map(
    (variable) => record[variable],
  );
  if (!name || !representative || !address || !phone || !email || !privacyOfficer || !locationReport) return null;
  return { name, representative, address, phone, email, privacyOfficer, locationReport };
}

/** Returns the operator; on a local installation that names none, the example in the language of the page. */
export const getOperator = (language: Language): Operator => findOperator() ?? getMessages(language).operator.example;
