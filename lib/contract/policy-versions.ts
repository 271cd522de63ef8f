/**
 * Version of each text to which users agree: the KST date on which it takes effect. A later date asks every member for
 * the new text.
 */
export const POLICY_VERSIONS = { terms: '2025-04-10', privacy: '2025-04-10', location: '2025-05-01' } as const;
