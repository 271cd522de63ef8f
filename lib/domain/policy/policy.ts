/** Legal text that users agree to or are informed by. */
export interface Policy {
  title: string;
  /** KST date on which it takes effect, YYYY-MM-DD. */
  effectiveDate: string;
  /** Summary in one or two sentences. */
  summary: string;
  sections: { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[];
}
