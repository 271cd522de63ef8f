import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { operator as words } from '@/lib/messages/ko/operator';
import { screens } from '@/lib/messages/ko/screens';
import { describeOperator } from '../describe-operator';
import type { Operator } from '../operator';
import type { Policy } from '../policy';

/** Returns the terms of a site that this business runs. */
export const createTerms = (operator: Operator): Policy => ({
  title: screens.terms,
  effectiveDate: POLICY_VERSIONS.terms,
  summary: '날옷을 쓰는 동안 서로 지킬 약속이에요. 날씨와 코디는 참고용이고, 언제든 탈퇴할 수 있어요.',
  sections: [
    {
      heading: '제1조 목적',
      paragraphs: [
        '이 약관은 날옷(이하 “서비스”)이 제공하는 날씨 기반 옷차림 추천과 그에 딸린 기능을 이용할 때, 서비스와 이용자의 권리와 의무, 책임을 정합니다.',
      ],
    },
    {
      heading: '제2조 용어',
      paragraphs: ['이 약관에서 쓰는 말의 뜻은 다음과 같습니다.'],
      list: [
        '이용자: 회원과 비회원을 포함해 서비스를 이용하는 모든 사람',
        '회원: 약관에 동의하고 이메일 또는 소셜 계정으로 가입한 사람',
        '코디: 날씨, 일정, 성별에 맞추어 서비스가 보여 주는 옷차림 그림과 설명',
      ],
    },
    {
      heading: '제3조 약관의 효력과 변경',
      paragraphs: [
        '약관은 서비스 화면에 올린 때부터 효력이 있습니다. 법을 어기지 않는 범위에서 약관을 바꿀 수 있으며, 바꿀 때는 시행 7일 전(회원에게 불리한 변경은 30일 전)부터 서비스 안에서 알립니다.',
        '바뀐 약관은 회원에게 동의를 여쭙고, 동의하기 전까지는 전에 동의한 약관을 적용합니다. 동의하지 않는 회원은 탈퇴할 수 있습니다.',
      ],
    },
    {
      heading: '제4조 가입과 계정',
      paragraphs: [
        '가입하려는 사람은 본인의 정보를 정확하게 입력해야 합니다. 만 14세 미만은 가입할 수 없습니다.',
        '회원은 자신의 계정을 스스로 관리하며 다른 사람에게 넘기거나 빌려줄 수 없습니다. 계정이 도용된 것을 알게 되면 바로 비밀번호를 바꾸고 서비스에 알려 주세요.',
      ],
    },
    {
      heading: '제5조 서비스의 내용',
      paragraphs: ['서비스는 다음을 제공합니다.'],
      list: ['현재 위치 또는 기본 지역의 날씨와 예보', '날씨와 일정에 맞는 코디 추천', '회원을 위한 코디 저장과 알림'],
    },
    {
      heading: '제6조 날씨와 코디의 성격',
      paragraphs: [
        '날씨는 기상청 등 외부 기관의 자료를 바탕으로 하며 실제와 다를 수 있습니다. 코디는 일상의 참고 정보이며, 재난이나 건강과 관련된 판단은 반드시 공공기관의 안내를 따라 주세요.',
        '실시간 자료를 받지 못하면 지난 관측을 “예시 날씨”라고 밝히고 보여 드립니다.',
      ],
    },
    {
      heading: '제7조 이용자의 의무',
      paragraphs: ['이용자는 다음 행동을 해서는 안 됩니다.'],
      list: [
        '다른 사람의 정보를 도용하는 일',
        '자동화된 방법으로 서비스에 지나친 부담을 주는 일',
        '서비스의 그림과 글을 허락 없이 복제하거나 영리 목적으로 쓰는 일',
        '그 밖에 법이나 공공질서에 어긋나는 일',
      ],
    },
    {
      heading: '제8조 서비스의 변경과 중단',
      paragraphs: [
        '점검, 장애, 외부 자료의 중단 같은 사유가 있으면 서비스의 전부 또는 일부를 멈출 수 있습니다. 미리 알 수 있는 중단은 서비스 안에서 먼저 알립니다.',
      ],
    },
    {
      heading: '제9조 탈퇴',
      paragraphs: [
        '회원은 마이 > 계정 설정에서 언제든 탈퇴할 수 있습니다. 탈퇴하면 저장한 코디와 알림 설정을 포함한 개인정보가 바로 지워지며 되돌릴 수 없습니다.',
      ],
    },
    {
      heading: '제10조 책임의 한계',
      paragraphs: [
        '서비스는 무료로 제공되며, 고의나 중대한 과실이 없는 한 무료 서비스의 이용과 관련해 생긴 손해를 책임지지 않습니다. 다만 법이 달리 정한 때에는 그에 따릅니다.',
      ],
    },
    {
      heading: '제11조 준거법과 관할',
      paragraphs: [
        '이 약관은 대한민국 법을 따릅니다. 다툼이 생기면 먼저 서로 이야기해 풀고, 풀리지 않으면 민사소송법에 따른 법원에서 정합니다.',
      ],
    },
    {
      heading: '제12조 운영자',
      paragraphs: ['서비스는 다음 사업자가 운영합니다.'],
      list: describeOperator(operator, words.labels, ['name', 'representative', 'address', 'phone', 'email']),
    },
  ],
});
