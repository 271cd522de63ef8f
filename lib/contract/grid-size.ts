/** The forecast grid of the Korea Meteorological Administration: cells are numbered from 1. */
export const GRID_WIDTH = 149;
export const GRID_HEIGHT = 253;
