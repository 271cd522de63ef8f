import { createIcon } from './create-icon';

export const ChevronDown = createIcon(
  'chevron-down',
  <>
    <path d="m6 9 6 6 6-6" />
  </>,
);
