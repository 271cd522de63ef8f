import { FIRST } from '@/lib/messages/ko/first';
import { createPack } from '../messages';

export default createPack({ language: 'ko', ...FIRST });
