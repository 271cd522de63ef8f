/** A text that people agree to or are informed by. */
export interface Policy {
  title: string;
  /** KST date from which it holds, YYYY-MM-DD. */
  effectiveDate: string;
  /** What it says in one or two sentences, for people who do not read on. */
  summary: string;
  sections: { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[];
}
