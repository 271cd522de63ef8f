import { createIcon } from './create-icon';

export const Ellipsis = createIcon(
  'ellipsis',
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="19" cy="12" r="1" />
    <circle cx="5" cy="12" r="1" />
  </>,
);
