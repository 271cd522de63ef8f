import type { Policy } from '@/lib/domain/policy/policy';
import { EffectiveDate } from './effective-date';

/** Full text of a policy below its summary and the note about its translation. */
export function PolicyText({ policy }: { policy: Policy }) {
  return (
    <article className="px-5 pt-4 pb-16">
      <h1 className="text-title font-bold">{policy.title}</h1>
      <EffectiveDate date={policy.effectiveDate} />
      {policy.note && <p className="mt-4 text-label text-ink-2">{policy.note}</p>}
      <p className="mt-4 rounded-control bg-accent-soft px-4 py-3 text-label font-semibold text-accent-text">
        {policy.summary}
      </p>
      {policy.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="mt-7">
          <h2 className="text-lead font-semibold">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-body text-ink-2">
              {paragraph}
            </p>
          ))}
          {list && (
            <ul className="mt-2 list-disc space-y-1.5 pl-5 text-body text-ink-2">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
