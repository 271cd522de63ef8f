import type { Operator } from './operator';

/** Returns lines such as '전화: 02-000-0000' for the given fields, in their order. */
export const describeOperator = (
  operator: Operator,
  labels: Record<keyof Operator, string>,
  fields: readonly (keyof Operator)[],
): string[] => fields.map((field) => `${labels[field]}: ${operator[field]}`);

/** Returns the lines about the manager of location information and the business, the same in every language. */
export const describeLocationManager = (
  operator: Operator,
  { labels, locationOfficer }: { labels: Record<keyof Operator, string>; locationOfficer: string },
): string[] =>
  describeOperator(operator, { ...labels, privacyOfficer: locationOfficer }, [
    'privacyOfficer',
    'name',
    'address',
    'phone',
    'email',
    'locationReport',
  ]);
