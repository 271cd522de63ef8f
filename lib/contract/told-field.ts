import { z } from 'zod';

/** Hours, steps, thermal underwear, extra layer. */
const TOLD = /^\d{1,2}-\d{1,2}(?:,\d{1,2}-\d{1,2}){0,23}\/\d(?:,-?\d{1,2}:\d){0,9}(?:\/t)?(?:\/0\.\d{1,2})?$/;

/** Longer than any recommendation. */
const MAX_CHARS = 200;

/**
 * Hours for which an outfit was recommended, and how to wear it: `7-9,12-13/2,12:1/t/0.18`. Hours count from midnight of
 * the date and exclude the end. State 2 of the outfit is worn up to 11 °C and state 1 from 12 °C, with thermal underwear
 * (t) and an extra layer of 0.18 clo. Clients return it unread.
 */
export const toldOutfit = z.string().max(MAX_CHARS).regex(TOLD);
