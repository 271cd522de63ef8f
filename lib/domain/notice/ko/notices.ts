import { CATEGORIES } from '@/lib/contract/category';
import { categories } from '@/lib/messages/ko/categories';
import type { Notice } from '../notice';

const INTRODUCTION: Notice = {
  id: '1',
  title: '날옷을 소개해요',
  date: '2025-04-10',
  parts: [
    {
      heading: '오늘 무엇을 입지?',
      paragraphs: [
        '현관 앞에서 5초면 충분해요. 날옷은 지금 계신 곳의 날씨를 보고, 하루를 춥지도 덥지도 않게 보낼 옷차림을 그림으로 보여 드려요.',
        '기온만 보지 않아요. 바람과 습도, 햇볕, 비와 눈, 아침과 저녁의 기온 차까지 따져서 고르고, 왜 그 옷인지 한 문장으로 알려 드려요.',
      ],
    },
    {
      heading: '이런 걸 할 수 있어요',
      points: [
        `${CATEGORIES.map(({ key }) => categories[key]).join(', ')} 가운데 오늘 일정에 맞는 코디를 골라 보세요.`,
        '마음에 드는 코디는 북마크를 눌러 저장하고, 마이의 내 북마크에서 다시 꺼내 보세요.',
        '추웠는지 더웠는지 알려 주시면 다음 추천이 나에게 맞춰져요.',
        '매일 정한 시간에 오늘의 옷차림을 알림으로 받아 보세요.',
      ],
    },
    {
      heading: '위치는 이렇게 다뤄요',
      paragraphs: [
        '위치는 허용하셨을 때에만 쓰고, 약 5km 크기의 예보 구역으로 흐려서 날씨를 찾아요. 정확한 위치는 저장하지 않아요.',
      ],
    },
    {
      heading: '들려주세요',
      paragraphs: ['좋았던 점, 불편했던 점은 마이의 의견 남기기로 보내 주세요. 하나하나 읽고 고쳐 나갈게요.'],
    },
  ],
};

const NOTIFICATION_GUIDE: Notice = {
  id: '2',
  title: '옷차림 알림, 이렇게 켜요',
  date: '2025-05-01',
  parts: [
    {
      heading: '알림을 켜는 순서',
      paragraphs: [
        '하루에 한 번, 정한 시간에 기온과 옷차림을 알려 드려요. 원하면 날씨가 바뀔 때와 저녁에도 한 번씩 더 보내 드려요.',
      ],
      steps: [
        '홈의 종 모양이나 마이의 알림 설정을 눌러요.',
        '오늘의 옷차림 알림을 켜고, 브라우저가 물어보면 허용을 눌러요.',
        '받고 싶은 시간과 일정을 골라요.',
        '저장하기를 누르면 끝이에요.',
      ],
    },
    {
      heading: '아이폰과 아이패드에서는',
      paragraphs: ['iOS 16.4부터, 홈 화면에 추가한 날옷에서만 알림을 받을 수 있어요.'],
      steps: [
        'Safari에서 날옷을 열고 공유 버튼을 눌러요.',
        '홈 화면에 추가를 눌러요.',
        '홈 화면의 날옷을 열어 알림을 켜요.',
      ],
    },
    {
      heading: '알림이 오지 않는다면',
      points: [
        '휴대폰과 브라우저 설정에서 날옷의 알림이 허용되어 있는지 확인해 주세요.',
        '방해 금지 모드나 절전 모드가 켜져 있으면 늦게 도착할 수 있어요.',
        '로그아웃하면 그 기기로는 알림을 보내지 않아요. 다시 로그인한 뒤 알림을 켜 주세요.',
      ],
    },
    {
      heading: '그만 받고 싶다면',
      paragraphs: ['알림 설정에서 끄고 저장하면 바로 멈춰요.'],
    },
  ],
};

/** Newest first. */
export const KO_NOTICES: readonly Notice[] = [NOTIFICATION_GUIDE, INTRODUCTION];
