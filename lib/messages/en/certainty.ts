import type { Messages } from '../messages';
import type { Units } from './units';

export const createCertainty = ({ inWords: { difference } }: Units): Messages['certainty'] => ({
  sure: 'Almost certain',
  rainHalf: 'Rain is fifty-fifty',
  snowHalf: 'Snow is fifty-fifty',
  degrees: (degrees) => `May differ by ${difference(degrees)}`,
});
