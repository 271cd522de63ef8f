import { createIcon } from './create-icon';

export const SquarePlus = createIcon(
  'square-plus',
  <>
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M8 12h8" />
    <path d="M12 8v8" />
  </>,
);
