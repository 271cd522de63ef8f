/** Section of a notice: paragraphs, bullet points or numbered steps. */
export interface NoticePart {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  steps?: readonly string[];
}

export interface Notice {
  id: string;
  title: string;
  /** KST date `YYYY-MM-DD`. */
  date: string;
  parts: readonly NoticePart[];
}
