import type { Messages } from '../messages';
import { createFirst } from './first';
import { createHost } from './host';
import { LANDING } from './landing-pack';
import { createMore } from './more';
import { UNITS, type Units } from './units';
import { createWeather } from './weather-pack';

const createMessages = (units: Units): Messages => ({
  ...createFirst(units),
  ...createWeather(units),
  ...LANDING,
  ...createMore(units),
  ...createHost(units),
});

export const EN = createMessages(UNITS.en);

/** The same with imperial units. Subjects without units are the same objects. */
export const EN_US = createMessages(UNITS['en-US']);
