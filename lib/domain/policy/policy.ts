/** Legal text that users agree to or are informed by. */
export interface Policy {
  title: string;
  /** Says above the text of a translation which language prevails. */
  note?: string;
  /** KST date on which it takes effect, YYYY-MM-DD. */
  effectiveDate: string;
  /** Summary in one or two sentences. */
  summary: string;
  sections: { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[];
}

/** Last segment of a policy's path below /my/policy. */
export type PolicyName = 'terms' | 'privacy' | 'location' | 'password';
export type Policies = Record<PolicyName, Policy>;
