'use client';

import { useMessages } from '@/lib/client/language/messages';
import { CATEGORIES } from '@/lib/contract/category';

/** Returns the slides of the landing page with their pictures. */
export function useOnboardingSlides() {
  const { weatherSlide, occasionSlide, bookmarkSlide } = useMessages('landing');
  const occasions = useMessages('occasions');
  const named = CATEGORIES.flatMap(({ key }) => occasions[key] ?? []);
  return [
    { ...weatherSlide, picture: '/figures/onboarding-1' },
    { title: occasionSlide.title(named), text: occasionSlide.text, picture: '/figures/onboarding-2' },
    { ...bookmarkSlide, picture: '/figures/onboarding-3' },
  ];
}
