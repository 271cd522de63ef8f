/** Business that runs the site: labels of its record, and the record of a local installation. */
export const operator = {
  title: '운영자 정보',
  labels: {
    name: '상호',
    representative: '대표자',
    address: '주소',
    phone: '전화',
    email: '이메일',
    privacyOfficer: '개인정보 보호책임자',
    locationReport: '위치기반서비스사업 신고',
  },
  locationOfficer: '위치정보 관리책임자',
  example: {
    name: '예시 운영자',
    representative: '홍길동',
    address: '서울특별시 강남구 예시로 1',
    phone: '02-000-0000',
    email: 'operator@nalot.example',
    privacyOfficer: '홍길동',
    locationReport: '제000호',
  },
  version: (version: string): string => `날옷 ${version}`,
  exampleNote: '예시 정보예요. 실제 서비스에서는 운영자의 정보가 여기에 나와요.',
};
