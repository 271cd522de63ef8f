import type { CodePurpose } from '@/lib/contract/mail-code';

/** Title and first paragraph of a mail. */
interface MailOpening {
  title: string;
  greeting: string;
}

/** Mails. */
export const mail = {
  appName: '날옷',
  formatSubject: (title: string): string => `[날옷] ${title}`,
  footer: '이 메일은 보내기만 할 수 있어요. 날옷 · 날씨에 맞는 오늘의 옷',
  code: {
    signup: {
      title: '이메일 인증번호예요',
      greeting: '날옷에 오신 걸 환영해요! 아래 번호를 입력하면 가입을 이어갈 수 있어요.',
    },
    'find-id': { title: '아이디 찾기 인증번호예요', greeting: '아래 번호를 입력하면 아이디를 알려 드릴게요.' },
    reset: { title: '비밀번호 재설정 인증번호예요', greeting: '아래 번호를 입력하면 새 비밀번호를 정할 수 있어요.' },
  } as Record<CodePurpose, MailOpening>,
  /** Line of the plain text with the code. */
  formatCodeLine: (code: string): string => `인증번호: ${code}`,
  listCodeNotes: (minutes: number): string[] => [
    `인증번호는 ${minutes}분 동안, 요청한 브라우저에서 한 번만 쓸 수 있어요.`,
    '요청한 적이 없다면 이 메일은 지나쳐도 괜찮아요. 번호는 누구에게도 알려주지 마세요.',
  ],
  passwordChanged: {
    title: '비밀번호가 바뀌었어요',
    greeting: '방금 날옷 계정의 비밀번호가 바뀌었고, 모든 기기에서 로그아웃되었어요.',
    notes: [
      '위젯 주소도 모두 끊겼어요. 쓰시던 위젯은 마이 화면에서 새 주소로 다시 만들어 주세요. 캘린더 주소도 모두 끊겼어요.',
      '직접 바꾸신 게 아니라면 로그인 화면의 비밀번호 찾기로 지금 다시 정해 주세요.',
    ],
  },
};
