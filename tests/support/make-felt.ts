import type { DaySensation } from '@/lib/domain/recommendation/day-sensation';

/** Returns a day that an average person felt as `vote`, with 1.5 votes more for each additional clo. */
export const makeFelt = ({ vote = 0, ...others }: Partial<DaySensation> & { vote?: number } = {}): DaySensation => ({
  getVote: (bodyClo) => vote + 1.5 * bodyClo,
  nothingLighter: false,
  nothingWarmer: false,
  ...others,
});
