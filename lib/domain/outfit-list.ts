import type { OutfitList } from '@/lib/contract/outfit';

/** Returns whether an outfit suits the day of a list: it is on the first page or a later one. */
export const isListed = ({ fileMetadata, further = [] }: OutfitList, outfitId: string): boolean =>
  fileMetadata.some(({ id }) => id === outfitId) || further.includes(outfitId);
