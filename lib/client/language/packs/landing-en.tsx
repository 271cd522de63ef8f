import { LANDING } from '@/lib/messages/en/landing-pack';
import { createPack } from '../messages';

export default createPack({ language: 'en', ...LANDING });
