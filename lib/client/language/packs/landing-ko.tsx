import { LANDING } from '@/lib/messages/ko/landing-pack';
import { createPack } from '../messages';

export default createPack({ language: 'ko', ...LANDING });
