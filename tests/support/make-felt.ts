import type { Felt } from '@/lib/domain/recommendation/felt';

/** A day that an average person felt as `vote`; who wears so much more clo, as 1.5 votes more for each. */
export const makeFelt = ({ vote = 0, ...others }: Partial<Felt> & { vote?: number } = {}): Felt => ({
  voteOf: (bodyClo) => vote + 1.5 * bodyClo,
  nothingLighter: false,
  nothingWarmer: false,
  ...others,
});
