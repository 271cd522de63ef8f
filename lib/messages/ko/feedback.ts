/** Feedback about the app. */
export const feedback = {
  title: '의견 남기기',
  lead: '좋았던 점, 불편했던 점 무엇이든 들려주세요.',
  placeholder: '예) 자전거로 출근할 때의 옷차림도 알려 주세요',
  limit: '1,000자까지 적을 수 있어요.',
  replyTo: '답장받을 이메일 (선택)',
  replyHint: '적어 주시면 10일 안에 답장하고, 주소는 바로 지워요.',
  send: '보내기',
  sent: '소중한 의견 고마워요. 꼼꼼히 읽어 볼게요.',
  openFailed: '의견 쓰기를 열지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
};
