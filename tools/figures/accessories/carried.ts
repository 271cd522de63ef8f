export { backpack } from './backpack';
export { beltBag } from './belt-bag';
export { briefcase } from './briefcase';
export { crossbody } from './crossbody';
export { handbag } from './handbag';
export { tote } from './tote';
export { umbrella } from './umbrella';
