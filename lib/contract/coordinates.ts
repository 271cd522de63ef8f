import { z } from 'zod';

const degrees = (limit: number, name: string) =>
  z.coerce
    .number<string | number>({ error: `${name} 값이 숫자가 아니에요.` })
    .min(-limit, `${name} 값이 범위를 벗어났어요.`)
    .max(limit, `${name} 값이 범위를 벗어났어요.`);

/** Query values arrive as text; an empty one is not zero. */
const filled = z.union([z.number(), z.string().trim().min(1)]);

export const latitude = filled.pipe(degrees(90, '위도'));
export const longitude = filled.pipe(degrees(180, '경도'));

export const pointQuery = z.object({ lat: latitude, lon: longitude });
