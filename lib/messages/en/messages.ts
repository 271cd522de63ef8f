import type { Messages } from '../messages';
import { FIRST } from './first';
import { HOST } from './host';
import { MORE } from './more';

export const EN: Messages = { ...FIRST, ...MORE, ...HOST };
