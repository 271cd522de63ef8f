import type { Notice, NoticePart } from '@/lib/domain/notice/notice';
import { NoticeDate } from './notice-date';

export function NoticeText({ notice: { title, date, parts } }: { notice: Notice }) {
  return (
    <article className="px-5 pt-4 pb-8">
      <h1 className="text-title font-bold">{title}</h1>
      <NoticeDate date={date} />
      {parts.map((part) => (
        <Part key={part.heading} {...part} />
      ))}
    </article>
  );
}

function Part({ heading, paragraphs = [], points = [], steps = [] }: NoticePart) {
  return (
    <section className="mt-6">
      <h2 className="text-heading font-semibold">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-2 text-body">
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <ul className={`list-disc ${ENTRIES}`}>
          <Entries texts={points} />
        </ul>
      )}
      {steps.length > 0 && (
        <ol className={`list-decimal ${ENTRIES}`}>
          <Entries texts={steps} />
        </ol>
      )}
    </section>
  );
}

const ENTRIES = 'mt-2 flex flex-col gap-1.5 pl-5 text-body marker:text-ink-2';

const Entries = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text} className="pl-1">
      {text}
    </li>
  ));
