import { CHANGED_PASSWORD_LENGTH, NEW_PASSWORD_LENGTH } from '@/lib/contract/account-fields';
import { MAIL_CODE_TTL_S } from '@/lib/contract/mail-code';
import { passwordRules } from '@/lib/messages/ko/password-rules';
import { screens } from '@/lib/messages/ko/screens';
import type { Policy } from '../policy';

export const PASSWORD: Policy = {
  title: screens.passwordPolicy,
  effectiveDate: '2025-04-10',
  summary: '비밀번호는 저희도 볼 수 없게 보관해요. 다른 곳에서 쓰지 않는 비밀번호가 가장 안전해요.',
  sections: [
    {
      heading: '어떤 비밀번호를 쓸 수 있나요?',
      paragraphs: ['영문, 숫자, 특수문자를 모두 넣어 주세요.'],
      list: [
        `가입하거나 다시 정할 때: ${passwordRules.formatLength(NEW_PASSWORD_LENGTH)}`,
        `로그인한 뒤 바꿀 때: ${passwordRules.formatLength(CHANGED_PASSWORD_LENGTH)}`,
      ],
    },
    {
      heading: '어떻게 보관하나요?',
      paragraphs: [
        '되돌릴 수 없는 방식(Argon2id)으로 변환한 값만 보관해요. 휴대전화나 브라우저에는 저장하지 않고, 기록에도 남기지 않아요.',
      ],
    },
    {
      heading: '잊었다면',
      paragraphs: [
        `로그인 화면의 비밀번호 찾기에서 이메일로 받은 인증번호를 입력하면 새로 정할 수 있어요. 인증번호는 ${MAIL_CODE_TTL_S / 60}분 동안, 요청한 브라우저에서 한 번만 쓸 수 있어요.`,
      ],
    },
    {
      heading: '바꾸고 나면',
      paragraphs: ['로그인해 둔 모든 기기에서 로그아웃돼요. 새 비밀번호로 다시 로그인해 주세요.'],
    },
    {
      heading: '카카오·Google로 로그인한다면',
      paragraphs: ['날옷에는 비밀번호가 없어요. 비밀번호는 카카오나 Google에서 관리해 주세요.'],
    },
  ],
};
