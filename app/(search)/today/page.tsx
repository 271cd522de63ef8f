import type { Metadata } from 'next';
import { groupDistricts } from '@/lib/domain/search-pages/neighbours';
import { formatTodayPath } from '@/lib/domain/search-pages/search-paths';
import { SEARCH_PATHS } from '@/lib/routes';
import { ListFrame } from '../list-frame';
import type { Messages } from '@/lib/messages/messages';
import { buildSearchMetadata, getSite, getSiteImage, readPageMessages, type SearchPage } from '../search-metadata';

const describePage = (messages: Messages): SearchPage => ({
  path: SEARCH_PATHS.today,
  title: messages.searchPages.today.listTitle,
  description: messages.searchPages.today.listDescription,
  image: getSiteImage(messages),
});

export const generateMetadata = async (): Promise<Metadata> =>
  buildSearchMetadata(describePage((await readPageMessages()).messages));

/** All districts, by province. */
export default async function TodayIndexPage() {
  const { language, messages } = await readPageMessages();
  const site = await getSite();
  const { places } = messages;
  const nameProvince = (sidonm: string) => places.translateRegion({ sidonm, sggnm: '' }).sidonm;
  return (
    <ListFrame page={describePage(messages)} site={site} language={language} messages={messages}>
      {groupDistricts().map(({ sidonm, places: districts }) => (
        <section
          key={sidonm}
          id={sidonm}
          aria-label={nameProvince(sidonm)}
          className="rounded-card bg-card p-4 shadow-card"
        >
          <h2 className="mb-1 text-lead font-semibold">{nameProvince(sidonm)}</h2>
          <ul className="flex flex-wrap gap-x-4">
            {districts.map(({ region }) => (
              <li key={region.sggnm}>
                <a
                  href={formatTodayPath(region)}
                  className="inline-flex min-h-11 min-w-11 items-center text-body text-accent-text underline-offset-4 hover:underline"
                >
                  {places.translateRegion(region).sggnm}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListFrame>
  );
}
