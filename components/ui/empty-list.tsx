import { HOME_PATH } from '@/lib/routes';
import { LinkButton } from './link-button';

/** Replaces a list without entries, with a link to the outfits. */
export const EmptyList = ({ texts }: { texts: { none: string; noneText: string; toOutfits: string } }) => (
  <div className="flex flex-1 flex-col items-center justify-center pb-16 text-center">
    <img src="/figures/empty-bookmarks.webp" alt="" width={960} height={960} className="aspect-square w-60" />
    <h2 className="mt-2 text-title font-bold">{texts.none}</h2>
    <p className="mt-1 mb-5 text-body text-ink-2">{texts.noneText}</p>
    <LinkButton href={HOME_PATH}>{texts.toOutfits}</LinkButton>
  </div>
);
