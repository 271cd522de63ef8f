/** Introduction beside the column on wide screens. */
export const aside = {
  label: '날옷 소개',
  question: '오늘 무엇을 입지?',
  text: '날옷은 지금 계신 곳의 날씨에 맞는 옷차림을 그림으로 알려 드려요. 휴대전화로 열면 문 앞에서 한 손으로 볼 수 있어요.',
  qrCode: '이 주소를 여는 QR 코드',
  scan: '휴대전화로 찍어 보세요',
};
