import { CATEGORIES } from '@/lib/contract/category';

export const ONBOARDING_SLIDES = [
  {
    title: '오늘 날씨에 꼭 맞는 옷차림',
    text: '기온도 바람도 비도, 나가기 전에 한눈에',
    picture: '/figures/onboarding-1',
  },
  {
    title: CATEGORIES.flatMap(({ occasion }) => (occasion === null ? [] : [`${occasion}도`])).join(' '),
    text: '일정에 어울리는 코디를 골라 드려요',
    picture: '/figures/onboarding-2',
  },
  {
    title: '마음에 든 코디는 저장',
    text: '북마크해 두고 언제든 다시 꺼내 봐요',
    picture: '/figures/onboarding-3',
  },
] as const;
