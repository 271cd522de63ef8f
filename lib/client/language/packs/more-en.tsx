import { MORE } from '@/lib/messages/en/more';
import { createPack } from '../messages';

export default createPack({ language: 'en', ...MORE });
