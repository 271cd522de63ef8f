import { WEATHER } from '@/lib/messages/ko/weather-pack';
import { createPack } from '../messages';

export default createPack({ language: 'ko', ...WEATHER });
