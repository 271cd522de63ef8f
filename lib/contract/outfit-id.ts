import { z } from 'zod';
import { OUTFIT_ID } from './outfit-id-pattern';

export const outfitId = z.string().regex(OUTFIT_ID);
