export { sandals } from './sandals';
export { slippers } from './slippers';
