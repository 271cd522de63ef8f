import { z } from 'zod';
import { GENDERS } from './gender';

/** A gender as it is sent. */
export const gender = z.enum(GENDERS);
