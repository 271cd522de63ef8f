import { z } from 'zod';

/** Plain decimal in a query. Rejects '', '0x25' and '1e2', which Number() would accept. */
export const decimal = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number);

const degrees = (limit: number, name: string) =>
  z
    .union([z.number(), decimal], { error: `${name} 값이 숫자가 아니에요.` })
    .pipe(z.number().min(-limit, `${name} 값이 범위를 벗어났어요.`).max(limit, `${name} 값이 범위를 벗어났어요.`));

export const latitude = degrees(90, '위도');
export const longitude = degrees(180, '경도');

export const pointQuery = z.object({ lat: latitude, lon: longitude });
