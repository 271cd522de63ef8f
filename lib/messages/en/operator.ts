import type { Messages } from '../messages';

export const operator: Messages['operator'] = {
  title: 'Operator',
  labels: {
    name: 'Business name',
    representative: 'Representative',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    privacyOfficer: 'Privacy officer',
    locationReport: 'Report of the location-based service',
  },
  locationOfficer: 'Location information manager',
  example: {
    name: 'Example Operator',
    representative: 'Gildong Hong',
    address: '1 Example-ro, Gangnam-gu, Seoul',
    phone: '02-000-0000',
    email: 'operator@nalot.example',
    privacyOfficer: 'Gildong Hong',
    locationReport: 'No. 000',
  },
  version: (version) => `Nalot ${version}`,
  exampleNote: 'This is an example. A real service shows its operator here.',
};
