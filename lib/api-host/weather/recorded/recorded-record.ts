import type { ProviderRecord } from '../provider-record';

export const RECORDED = {
  name: 'recorded',
  cardCredit: 'label',
  config: () => ({}),
  services: {},
} as const satisfies ProviderRecord;
