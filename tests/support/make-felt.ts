import type { DaySensation } from '@/lib/domain/recommendation/day-sensation';

/** A day that an average person felt as `vote`; who wears so much more clo, as 1.5 votes more for each. */
export const makeFelt = ({ vote = 0, ...others }: Partial<DaySensation> & { vote?: number } = {}): DaySensation => ({
  getVote: (bodyClo) => vote + 1.5 * bodyClo,
  nothingLighter: false,
  nothingWarmer: false,
  ...others,
});
