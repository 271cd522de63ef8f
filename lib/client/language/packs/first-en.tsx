import { FIRST } from '@/lib/messages/en/first';
import { createPack } from '../messages';

export default createPack({ language: 'en', ...FIRST });
