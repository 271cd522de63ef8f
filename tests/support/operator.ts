import { KO } from '@/lib/messages/ko/messages';

/** Operator of a local installation. */
export const OPERATOR = KO.operator.example;

/** Operator as variables, which a production server requires. */
export const OPERATOR_ENV = {
  OPERATOR_NAME: OPERATOR.name,
  OPERATOR_REPRESENTATIVE: OPERATOR.representative,
  OPERATOR_ADDRESS: OPERATOR.address,
  OPERATOR_PHONE: OPERATOR.phone,
  OPERATOR_EMAIL: OPERATOR.email,
  OPERATOR_PRIVACY_OFFICER: OPERATOR.privacyOfficer,
  OPERATOR_LOCATION_REPORT: OPERATOR.locationReport,
};
