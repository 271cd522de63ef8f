import { MORE } from '@/lib/messages/ko/more';
import { createPack } from '../messages';

export default createPack({ language: 'ko', ...MORE });
