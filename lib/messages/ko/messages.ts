import { FIRST } from './first';
import { HOST } from './host';
import { MORE } from './more';

/** All messages in Korean, by subject. Their types are those of every language. */
export const KO = { ...FIRST, ...MORE, ...HOST };
