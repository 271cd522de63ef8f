import { z } from 'zod';
import { GENDERS } from './gender';

export const gender = z.enum(GENDERS);
