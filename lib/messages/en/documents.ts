import type { Messages } from '../messages';
import { calendar } from './calendar';

export const documents: Messages['documents'] = {
  ours: 'Our promises',
  licences: 'Open-source licences',
  toList: 'Back to the list',
  effectiveFrom: 'Effective from',
  formatNoticeDate: (year, month, day) => calendar.formatFullDate(year, month, day),
  noNotice: 'There is no such notice',
  noNoticeText: 'It may have been removed, or its address has changed.',
  toNotices: 'See all notices',
};
