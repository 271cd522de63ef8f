import { readLanguage } from '@/lib/bff/for-pages';
import type { Operator } from '@/lib/domain/policy/operator';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';
import { findOperator, getOperator } from './operator';

const LINK = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4';
const FIELDS = ['representative', 'privacyOfficer', 'locationReport', 'address'] as const satisfies (keyof Operator)[];

/** Business that runs the site and how to reach it, below the contents of a page. */
export async function OperatorFooter() {
  const language = await readLanguage();
  const { operator: messages, screens } = getMessages(language);
  const operator = getOperator(language);
  return (
    <section aria-label={messages.title} className="px-5 text-center text-note text-ink-2">
      <p className="font-semibold">{operator.name}</p>
      {findOperator() === null && <p>{messages.exampleNote}</p>}
      <dl className="mt-1 flex flex-wrap justify-center gap-x-3 gap-y-0.5">
        {FIELDS.map((field) => (
          <div key={field} className="flex flex-wrap justify-center gap-x-1">
            <dt>{messages.labels[field]}</dt>
            <dd className="text-ink">{operator[field]}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-center gap-x-4">
        <a href={`tel:${operator.phone.replace(/[^+\d]/g, '')}`} className={LINK}>
          {operator.phone}
        </a>
        <a href={`mailto:${operator.email}`} className={LINK}>
          {operator.email}
        </a>
        <a href={SCREENS.privacy.path} className={LINK}>
          {screens.privacy}
        </a>
      </p>
    </section>
  );
}
