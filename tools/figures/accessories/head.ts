export { beanie } from './beanie';
export { beret } from './beret';
export { bucketHat } from './bucket-hat';
export { cap } from './cap';
export { earmuffs } from './earmuffs';
export { eyewear } from './eyewear';
export type { Headwear } from './headwear';
export { mask } from './mask';
