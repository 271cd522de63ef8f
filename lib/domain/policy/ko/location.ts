import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { operator as words } from '@/lib/messages/ko/operator';
import { screens } from '@/lib/messages/ko/screens';
import { describeOperator } from '../describe-operator';
import type { Operator } from '../operator';
import type { Policy } from '../policy';

/** Returns the location terms of a site that this business runs. */
export const createLocation = (operator: Operator): Policy => ({
  title: screens.location,
  effectiveDate: POLICY_VERSIONS.location,
  summary: '지금 계신 동네의 날씨를 보여 드리는 데만 위치를 쓰고, 정확한 위치는 저장하지 않아요. 언제든 끌 수 있어요.',
  sections: [
    {
      heading: '제1조 목적',
      paragraphs: [
        '이 약관은 날옷(이하 “서비스”)이 제공하는 위치기반서비스를 이용할 때 서비스와 이용자의 권리와 의무를 정합니다.',
      ],
    },
    {
      heading: '제2조 서비스의 내용',
      paragraphs: ['서비스는 이용자의 위치를 다음에 사용합니다.'],
      list: [
        '현재 위치의 시·도와 시·군·구 이름 표시',
        '현재 위치의 날씨와 예보',
        '날씨에 맞는 코디 추천과 알림',
        '나의 하루에 정한 시간에, 그때 있는 장소의 날씨에 맞춘 추천',
        '이용자가 공유하기를 눌렀을 때, 화면에 보이는 지역의 날씨와 코디를 담은 그림과 링크 만들기',
      ],
    },
    {
      heading: '제3조 위치정보의 수집 방법',
      paragraphs: [
        '위치는 이용자가 브라우저에서 허용했을 때에만 기기에서 한 번 받아 옵니다. 허용하지 않아도 이름으로 고른 지역이나 기본 지역의 날씨로 모든 화면을 볼 수 있습니다.',
      ],
    },
    {
      heading: '제4조 이용과 보관',
      paragraphs: [
        '이용자가 동네를 찾으려고 적은 글자는 이름이 맞는 읍·면·동을 찾는 데만 쓰고 저장하거나 기록하지 않습니다. 해외 여행지를 찾으려고 적은 글자는 개인정보 처리방침에 적은 제공자에게만, 누가 찾는지 알리지 않고 보냅니다.',
        '받은 위치는 행정구역과 약 5km 크기의 예보 격자를 찾는 데 쓰고 바로 버립니다. 정확한 좌표는 저장하거나 기록하지 않으며 다른 사람에게 제공하지 않습니다.',
        '회원의 위치를 쓰면 위치정보의 수집·이용·제공 사실 확인자료로 회원, 쓴 일시와 서비스만 자동으로 기록해 6개월 동안 보관합니다. 위치 자체는 담지 않으며, 탈퇴하면 바로 지웁니다.',
        '공유하는 그림에는 시·도와 시·군·구 이름만, 링크에는 그 이름과 약 5km 격자만 담깁니다. 서비스는 누가 무엇을 공유했는지 저장하지 않으며, 보낸 그림과 링크는 이용자가 고른 상대에게 남습니다.',
        '알림을 켠 회원은 알림에 쓸 격자와 시·군·구 이름만 보관하며, 알림을 끄거나 탈퇴하면 바로 지웁니다.',
        '이용자가 저장한 장소는 붙인 이름, 시·군·구 이름, 격자로만 보관합니다. 로그인하지 않았다면 그 브라우저에만, 회원이라면 서버에 보관하며, 이용자가 지우거나 탈퇴하면 바로 지웁니다. 이름으로 장소를 고르기 전의 현재 위치는 되돌아올 수 있도록 시·군·구 이름과 격자로 그 브라우저에만 남기며, 로그아웃하면 지웁니다.',
      ],
    },
    {
      heading: '제5조 이용자의 권리',
      paragraphs: [
        '이용자는 언제든 브라우저 설정에서 위치 허용을 거둘 수 있고, 위치정보의 수집·이용·제공 사실 확인자료를 마이 > 계정 설정 > 위치 이용 기록에서 보고, 그 정정을 요구할 수 있습니다.',
      ],
    },
    {
      heading: '제6조 법정대리인의 권리',
      paragraphs: [
        '서비스는 만 14세 미만 아동의 가입을 받지 않습니다. 8세 이하의 아동 등의 보호의무자가 보호를 위해 위치정보 이용에 동의하는 경우에는 관계 법령에 따릅니다.',
      ],
    },
    {
      heading: '제7조 요금',
      paragraphs: [
        '위치기반서비스는 무료입니다. 다만 데이터 이용에 따른 통신 요금은 이용자의 통신사 요금제를 따릅니다.',
      ],
    },
    {
      heading: '제8조 손해배상과 분쟁',
      paragraphs: [
        '서비스가 위치정보의 보호 및 이용 등에 관한 법률을 어겨 이용자에게 손해가 생기면 이용자는 배상을 청구할 수 있습니다. 다툼이 풀리지 않으면 방송통신위원회의 재정이나 개인정보분쟁조정위원회의 조정을 신청할 수 있습니다.',
      ],
    },
    {
      heading: '제9조 위치정보 관리책임자',
      paragraphs: ['위치정보에 관한 문의와 불만은 마이 > 의견 남기기로 보내 주시면 빠르게 살펴보고 답합니다.'],
      list: describeOperator(operator, { ...words.labels, privacyOfficer: words.locationOfficer }, [
        'privacyOfficer',
        'name',
        'address',
        'phone',
        'email',
        'locationReport',
      ]),
    },
  ],
});
