/**
 * Assumptions about KMA's hub, which returns one variable at one time as a grid of the whole country for each call.
 * They are explicit, so that a wrong one causes an error instead of a wrong value. See docs/decisions/0023.
 */
import { HOUR_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { ProviderOperation } from '../provider-paths';

export type GridServiceName = 'nowcast' | 'ultra-short' | 'village';

export type GridVariable =
  | 'T1H'
  | 'TMP'
  | 'TMN'
  | 'TMX'
  | 'REH'
  | 'WSD'
  | 'SKY'
  | 'PTY'
  | 'POP'
  | 'RN1'
  | 'PCP'
  | 'SNO'
  | 'LGT';

interface GridService {
  operation: ProviderOperation;
  /** The temperature comes first. If it fails, the rest of the issue is not fetched. */
  variables: readonly [GridVariable, ...GridVariable[]];
  /** Time for which a grid is needed after its hour. Observed hours are needed until the day after. */
  retentionMs: number;
}

export const GRID_SERVICES: Readonly<Record<GridServiceName, GridService>> = {
  nowcast: {
    operation: 'kma-hub-nowcast',
    variables: ['T1H', 'PTY', 'RN1', 'REH', 'WSD'],
    retentionMs: 43 * HOUR_MS,
  },
  'ultra-short': {
    operation: 'kma-hub-ultra-short',
    variables: ['T1H', 'PTY', 'SKY', 'RN1', 'REH', 'WSD', 'LGT'],
    retentionMs: 25 * HOUR_MS,
  },
  village: {
    operation: 'kma-hub-village',
    variables: ['TMP', 'PTY', 'SKY', 'POP', 'PCP', 'REH', 'WSD', 'SNO'],
    retentionMs: 25 * HOUR_MS,
  },
};

/** Rows run from west to east and follow each other from south to north. */
export const GRID_CELLS = GRID_WIDTH * GRID_HEIGHT;
/** About 9,295 cells have values; the others are at sea or abroad. A grid with less than half of them is incomplete. */
export const MIN_CELLS = 4_648;

/** °C. -50 stands for a missing value. */
const DEGREES_RANGE = [-49.9, 55] as const;
const PERCENT_RANGE = [0, 100] as const;
/** mm or cm per hour: twice the highest value ever measured in Korea. */
const AMOUNT_RANGE = [0, 300] as const;

/** Possible values. KMA's codes are numbers. */
export const GRID_RANGES: Readonly<Record<GridVariable, readonly [number, number]>> = {
  T1H: DEGREES_RANGE,
  TMP: DEGREES_RANGE,
  TMN: DEGREES_RANGE,
  TMX: DEGREES_RANGE,
  REH: PERCENT_RANGE,
  POP: PERCENT_RANGE,
  WSD: [0, 80],
  SKY: [1, 4],
  PTY: [0, 7],
  RN1: AMOUNT_RANGE,
  PCP: AMOUNT_RANGE,
  SNO: AMOUNT_RANGE,
  // Energy of lightning in the cell. Only whether it is above 0 matters.
  LGT: [0, 900],
};
