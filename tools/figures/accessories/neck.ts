export { gloves } from './gloves';
export { scarf } from './scarf';
