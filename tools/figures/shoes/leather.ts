export { derby } from './derby';
export { flats } from './flats';
export { heels } from './heels';
export { loafers } from './loafers';
