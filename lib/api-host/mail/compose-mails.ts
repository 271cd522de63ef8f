import { MAIL_CODE_TTL_S, type CodePurpose } from '@/lib/contract/mail-code';
import { renderMailHtml, renderMailText, type MailContent } from './render-mail';
import type { Mail } from './mail';

const CODE_CONTENT: Record<CodePurpose, Pick<MailContent, 'title' | 'greeting'>> = {
  signup: {
    title: '이메일 인증번호예요',
    greeting: '날옷에 오신 걸 환영해요! 아래 번호를 입력하면 가입을 이어갈 수 있어요.',
  },
  'find-id': { title: '아이디 찾기 인증번호예요', greeting: '아래 번호를 입력하면 아이디를 알려드릴게요.' },
  reset: { title: '비밀번호 재설정 인증번호예요', greeting: '아래 번호를 입력하면 새 비밀번호를 정할 수 있어요.' },
};

const CODE_NOTES = [
  `인증번호는 ${MAIL_CODE_TTL_S / 60}분 동안, 요청한 브라우저에서 한 번만 쓸 수 있어요.`,
  '요청한 적이 없다면 이 메일은 지나쳐도 괜찮아요. 번호는 누구에게도 알려주지 마세요.',
];

const toMail = (to: string, content: MailContent): Mail => ({
  to,
  // The subject does not contain the code because locked phones display it.
  subject: `[날옷] ${content.title}`,
  text: renderMailText(content),
  html: renderMailHtml(content),
});

export const composeCodeMail = (to: string, purpose: CodePurpose, code: string): Mail =>
  toMail(to, { ...CODE_CONTENT[purpose], code, notes: CODE_NOTES });

/** Composes the notification that the password of an account was changed. */
export const composePasswordChangedMail = (to: string): Mail =>
  toMail(to, {
    title: '비밀번호가 바뀌었어요',
    greeting: '방금 날옷 계정의 비밀번호가 바뀌었고, 모든 기기에서 로그아웃되었어요.',
    notes: ['직접 바꾸신 게 아니라면 로그인 화면의 비밀번호 찾기로 지금 다시 정해 주세요.'],
  });
