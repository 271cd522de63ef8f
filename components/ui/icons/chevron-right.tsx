import { createIcon } from './create-icon';

export const ChevronRight = createIcon(
  'chevron-right',
  <>
    <path d="m9 18 6-6-6-6" />
  </>,
);
