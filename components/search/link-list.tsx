import { useId } from 'react';

interface Props {
  title: string;
  links: readonly { name: string; path: string; isCurrent?: boolean }[];
}

/** Titled list of links to other pages for search. */
export function LinkList({ title, links }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="mb-2 text-lead font-semibold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center rounded-full border border-control bg-solid px-3.5 text-label font-semibold aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
