import type { ConsentFlags } from '@/lib/contract/account-fields';

/** Labels of the consents, from the titles of their documents. */
const CONSENTS: Record<keyof ConsentFlags, (title: string) => string> = {
  agreedToTerms: (title) => `${title} 동의`,
  agreedToPrivacy: () => '개인정보 수집 및 이용 동의',
  agreedToLocation: (title) => `${title} 동의`,
  agreedToMarketing: () => '혜택과 소식 받기',
};

/** Signup in four steps. */
export const signup = {
  stepOf: (step: number, steps: number): string => `${steps}단계 중 ${step}단계`,
  emailHeading: '이메일을\n알려 주세요',
  emailLead: '본인 확인과 아이디 찾기에 쓰여요.',
  verifiedHeading: '이메일을\n확인했어요',
  verifiedLead: '약관에 동의하면 계정을 만들 수 있어요.',
  accountHeading: '로그인에 쓸 계정을\n만들어 주세요',
  profileHeading: '어떻게 불러\n드릴까요?',
  profileLead: '어울리는 코디를 고르는 데 필요해요.',
  socialProfileLead: '거의 다 왔어요. 이것만 알려 주세요.',
  doneHeading: (nickname: string): string => `${nickname}님,\n반가워요!`,
  doneLead: '이제 매일 아침 옷 고민을 날옷이 덜어 드릴게요.',
  welcome: (nickname: string): string => `${nickname}님, 날옷에 오신 걸 환영해요!`,
  start: '시작하기',
  toLogin: '로그인하러 가기',
  next: '다음',
  submit: '가입하기',
  username: '아이디',
  usernamePlaceholder: '영문과 숫자 6~12자',
  usernameTaken: '이미 사용 중인 아이디예요.',
  usernameFree: '사용할 수 있는 아이디예요.',
  usernameChecking: '사용할 수 있는지 확인하고 있어요.',
  usernameUnknown: '지금은 중복 확인을 하지 못했어요. 가입할 때 다시 확인할게요.',
  /** Consents. */
  consentTitle: '날옷을 시작하려면 동의가 필요해요',
  agreeToAll: '모두 동의하기',
  consents: CONSENTS,
  required: '[필수]',
  optional: '[선택]',
  readAll: (label: string): string => `${label} 전문 보기`,
  agree: '동의하고 계속하기',
};
