import { createIcon } from './create-icon';

export const ChevronLeft = createIcon(
  'chevron-left',
  <>
    <path d="m15 18-6-6 6-6" />
  </>,
);
