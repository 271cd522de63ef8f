/**
 * KMA's hub gives forecasts as grids of the whole country: one call is one variable at one time. What is assumed of it
 * stands here (docs/decisions/0023), so that what is wrong costs an error and not a wrong number.
 */
import { HOUR_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';

export type GridServiceName = 'nowcast' | 'ultra-short' | 'village';

export type GridVariable =
  'T1H' | 'TMP' | 'TMN' | 'TMX' | 'REH' | 'WSD' | 'SKY' | 'PTY' | 'POP' | 'RN1' | 'PCP' | 'SNO' | 'LGT';

interface GridService {
  path: string;
  /** The temperature first: without it there is no hour, and where it fails the rest of an issue is not asked for. */
  variables: readonly [GridVariable, ...GridVariable[]];
  /** How long after its hour a grid is of use: observed hours tell of yesterday, the others of today. */
  retentionMs: number;
}

const FOLDER = '/api/typ01/cgi-bin/url';

export const GRID_SERVICES: Readonly<Record<GridServiceName, GridService>> = {
  nowcast: {
    path: `${FOLDER}/nph-dfs_odam_grd`,
    variables: ['T1H', 'PTY', 'RN1', 'REH', 'WSD'],
    retentionMs: 43 * HOUR_MS,
  },
  'ultra-short': {
    path: `${FOLDER}/nph-dfs_vsrt_grd`,
    variables: ['T1H', 'PTY', 'SKY', 'RN1', 'REH', 'WSD', 'LGT'],
    retentionMs: 25 * HOUR_MS,
  },
  village: {
    path: `${FOLDER}/nph-dfs_shrt_grd`,
    variables: ['TMP', 'PTY', 'SKY', 'POP', 'PCP', 'REH', 'WSD', 'SNO'],
    retentionMs: 25 * HOUR_MS,
  },
};

/** Rows run from west to east, one after the other from south to north. */
export const GRID_CELLS = GRID_WIDTH * GRID_HEIGHT;
/** Some 9,295 cells have numbers, the others lie at sea or outside. Of a grid with less than half of them something is lost. */
export const MIN_CELLS = 4_648;

const DEGREES_RANGE = [-50, 55] as const;
const PERCENT_RANGE = [0, 100] as const;
/** mm or cm in an hour: twice what was ever measured in the country. */
const AMOUNT_RANGE = [0, 300] as const;

/** What can be. Codes come as numbers. */
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
  // Energy of lightning in the cell; all that counts is whether there is any.
  LGT: [0, Infinity],
};
