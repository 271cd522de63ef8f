/** Business that runs this site and answers for it. */
export interface Operator {
  name: string;
  representative: string;
  address: string;
  phone: string;
  email: string;
  /** Person responsible for personal data and for location information. */
  privacyOfficer: string;
  /** Number under which the location-based service was reported (위치기반서비스사업 신고). */
  locationReport: string;
}
