/** Size of KMA's forecast grid. Cell indices start at 1. */
export const GRID_WIDTH = 149;
export const GRID_HEIGHT = 253;
