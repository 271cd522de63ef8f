import { WEATHER } from '@/lib/messages/en/weather-pack';
import { createPack } from '../messages';

export default createPack({ language: 'en', ...WEATHER });
