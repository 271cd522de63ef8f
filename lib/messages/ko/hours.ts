interface Span {
  from: number;
  until: number;
  indoors?: boolean;
}

/** Hours when the user is out. */
export const hours = {
  /** Formats a span of hours: 8시-19시, 22시-다음 날 6시 if it passes midnight, or 9시-18시 실내. */
  formatSpan: ({ from, until, indoors }: Span): string =>
    `${from}시-${until > from ? '' : '다음 날 '}${until}시${indoors ? ' 실내' : ''}`,
  /** Names the spans for which outfits are chosen, with the places where the user is then: 8시-19시, 회사 기준. */
  describeBasis: (spans: readonly string[], places: readonly string[]): string =>
    [spans.join(' · '), ...(places.length > 0 ? [places.join('·')] : [])].join(', ') + ' 기준',
};
