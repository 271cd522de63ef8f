import { z } from 'zod';
import type { Problem } from './problem';

/** Plain decimal in a query. Rejects '', '0x25' and '1e2', which Number() would accept. */
export const decimal = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number);

const degrees = (limit: number, { notANumber, outOfRange }: Record<'notANumber' | 'outOfRange', Problem>) =>
  z.union([z.number(), decimal], { error: notANumber }).pipe(z.number().min(-limit, outOfRange).max(limit, outOfRange));

export const latitude = degrees(90, { notANumber: 'latitudeNotANumber', outOfRange: 'latitudeOutOfRange' });
export const longitude = degrees(180, { notANumber: 'longitudeNotANumber', outOfRange: 'longitudeOutOfRange' });

export const pointQuery = z.object({ lat: latitude, lon: longitude });
