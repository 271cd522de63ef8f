import { getEventTypes } from '@/lib/contract/outfit';
import { serve } from '../serve';

/** In the order of the tabs: the first is where everyone begins. */
const EVENT_TYPES = [
  { id: 2, categoryName: '데일리' },
  { id: 1, categoryName: '비즈니스' },
  { id: 4, categoryName: '데이트' },
  { id: 3, categoryName: '활동' },
] as const;

export const outfitRoutes = [serve(getEventTypes, () => ({ content: [...EVENT_TYPES] }))];
