import type { Metadata } from 'next';
import { LinkList } from '@/components/search/link-list';
import { getConventionRange } from '@/lib/domain/comfort/convention';
import { listGuideOutfits } from '@/lib/domain/search-pages/guide-outfits';
import { formatGuidePath, GUIDE_TEMPERATURES } from '@/lib/domain/search-pages/search-paths';
import { SEARCH_PATHS } from '@/lib/routes';
import { ListFrame } from '../list-frame';
import type { Messages } from '@/lib/messages/messages';
import { buildSearchMetadata, getSite, getSiteImage, readPageMessages, type SearchPage } from '../search-metadata';

const describePage = (messages: Messages): SearchPage => ({
  path: SEARCH_PATHS.guide,
  title: messages.searchPages.guides.title,
  description: messages.searchPages.guides.description,
  image: getSiteImage(messages),
});

export const generateMetadata = async (): Promise<Metadata> =>
  buildSearchMetadata(describePage((await readPageMessages()).messages));

/** Groups the temperatures as the convention does, from warm to cold, with an outfit of the middle of each group. */
function listGroups(messages: Messages): { title: string; temperatures: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const temperatureC of GUIDE_TEMPERATURES.toReversed()) {
    const { fromC, untilC } = getConventionRange(temperatureC);
    const key = `${fromC}:${untilC}`;
    groups.set(key, [...(groups.get(key) ?? []), temperatureC]);
  }
  return [...groups.values()].map((temperatures) => {
    const middleC = temperatures[Math.floor(temperatures.length / 2)] ?? 0;
    const [outfit] = listGuideOutfits(middleC, 'FEMALE', messages);
    const range = messages.searchPages.guides.group(temperatures.at(-1) ?? middleC, temperatures[0] ?? middleC);
    return { title: outfit ? `${range} · ${outfit.title}` : range, temperatures };
  });
}

/** All temperatures with a guide. */
export default async function GuideIndexPage() {
  const { language, messages } = await readPageMessages();
  const site = await getSite();
  const { guides } = messages.searchPages;
  return (
    <ListFrame page={describePage(messages)} site={site} language={language} messages={messages}>
      {listGroups(messages).map(({ title, temperatures }) => (
        <LinkList
          key={title}
          title={title}
          links={temperatures.map((each) => ({ name: guides.degrees(each), path: formatGuidePath(each) }))}
        />
      ))}
    </ListFrame>
  );
}
