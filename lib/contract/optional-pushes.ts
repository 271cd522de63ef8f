/**
 * Fields of the notification setting that switch optional pushes. In a file without zod, because the browser imports it.
 * - `newsEnabled`: second push of the day, when the forecast changes to rain, snow or cold after the daily push.
 * - `questionEnabled`: evening question about how the outfit felt, if the member opened the daily push.
 */
export const OPTIONAL_PUSHES = ['newsEnabled', 'questionEnabled'] as const;

export type OptionalPush = (typeof OPTIONAL_PUSHES)[number];
export type OptionalPushes = Record<OptionalPush, boolean>;

/** Returns a value for each optional push. */
export const mapOptionalPushes = <T>(toValue: (field: OptionalPush) => T) =>
  Object.fromEntries(OPTIONAL_PUSHES.map((field) => [field, toValue(field)])) as Record<OptionalPush, T>;

/** Returns the fields that are on. The setting omits those that are off. */
export const pickEnabledPushes = (switches: OptionalPushes): Partial<OptionalPushes> =>
  Object.fromEntries(OPTIONAL_PUSHES.filter((field) => switches[field]).map((field) => [field, true]));
