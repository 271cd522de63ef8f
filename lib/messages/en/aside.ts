import type { Messages } from '../messages';

export const aside: Messages['aside'] = {
  label: 'About Nalot',
  question: 'What do I wear today?',
  text: 'Nalot shows you, in pictures, what to wear for the weather where you are. Open it on your phone and check it at the door with one hand.',
  qrCode: 'QR code with this address',
  scan: 'Scan it with your phone',
};
