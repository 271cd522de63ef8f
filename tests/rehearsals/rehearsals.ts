import { DATABASE_REHEARSALS } from './database-rehearsals';
import { INSTANCE_REHEARSALS } from './instance-rehearsals';
import { LOAD_REHEARSALS } from './load-rehearsals';
import { PUSH_REHEARSALS } from './push-rehearsals';
import type { Rehearsal } from './rehearsal';
import { SURROUNDINGS_REHEARSALS } from './surroundings-rehearsals';

/** Every alert that can be provoked on one machine. */
export const REHEARSALS: Record<string, Rehearsal> = {
  ...INSTANCE_REHEARSALS,
  ...PUSH_REHEARSALS,
  ...DATABASE_REHEARSALS,
  ...LOAD_REHEARSALS,
  ...SURROUNDINGS_REHEARSALS,
};
