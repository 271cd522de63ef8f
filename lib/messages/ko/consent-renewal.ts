/** Consents that are due again, and when the last decision was made. */
export const consentRenewal = {
  newTexts: '바뀐 약관을 확인해 주세요',
  newTextsLead:
    '동의하시기 전까지는 전에 동의하신 내용이 적용돼요. 동의하고 싶지 않다면 계정 설정에서 언제든 탈퇴할 수 있어요.',
  later: '나중에',
  agree: '동의하기',
  marketing: '혜택과 소식을 계속 받을까요?',
  marketingLead: '2년이 지나 다시 여쭤봐요.',
  stop: '그만 받기',
  goOn: '계속 받기',
  accepted: (date: string): string => `${date}에 받기로 하셨어요.`,
  declined: (date: string): string => `${date}에 받지 않기로 하셨어요.`,
};
