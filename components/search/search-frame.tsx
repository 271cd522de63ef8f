import type { ReactNode } from 'react';
import { Sky } from '@/components/ui/sky';
import type { SkyTheme } from '@/lib/contract/weather';
import type { Messages } from '@/lib/messages/messages';
import { HOME_PATH, SEARCH_PATHS } from '@/lib/routes';

/** A page above the present one. */
export interface Crumb {
  name: string;
  path: string;
}

interface Props {
  messages: Pick<Messages, 'searchPages' | 'ui'>;
  /** From the topmost page on, without the present one. */
  crumbs: readonly Crumb[];
  title: string;
  theme?: SkyTheme;
  night?: boolean;
  children: ReactNode;
}

function Crumbs({ crumbs, messages: { searchPages } }: Pick<Props, 'crumbs' | 'messages'>) {
  return (
    <nav aria-label={searchPages.frame.parents}>
      <ol className="flex flex-wrap gap-x-1.5 text-label text-ink-2">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-1.5">
            <a href={path} className={LINK}>
              {name}
            </a>
            <span aria-hidden>›</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const LINK = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

/**
 * Frame of a page for search: where it is, its title, and the ways to all others. The links are plain, because each page is
 * served from the page cache as a whole.
 */
export function SearchFrame({ messages, crumbs, title, theme, night, children }: Props) {
  const { frame, guides, today } = messages.searchPages;
  return (
    <Sky theme={theme} night={night}>
      <header className="flex min-h-12 items-center px-5 pt-0.5">
        <a href={HOME_PATH} className={`${LINK} text-lead font-bold`}>
          {messages.ui.appName}
        </a>
      </header>
      <main className="flex flex-col gap-4 px-4 pb-10">
        <div className="px-1">
          {crumbs.length > 0 && <Crumbs crumbs={crumbs} messages={messages} />}
          <h1 className="text-display font-bold">{title}</h1>
        </div>
        {children}
      </main>
      <footer className="mt-auto border-t border-line px-5 py-4 text-label text-ink-2">
        <nav aria-label={frame.collections} className="flex flex-wrap gap-x-5">
          <a href={SEARCH_PATHS.today} className={LINK}>
            {today.listTitle}
          </a>
          <a href={SEARCH_PATHS.guide} className={LINK}>
            {guides.title}
          </a>
        </nav>
        <p className="mt-1">{frame.about}</p>
      </footer>
    </Sky>
  );
}
