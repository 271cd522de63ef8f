import type { Messages } from '../messages';
import type { Units } from './units';

export const createPlanChangePush = ({ inWords }: Units): Messages['planChangePush'] => ({
  formatTitle: (day, name) => `${day}: a new outfit for ${name}`,
  wet: 'Rain or snow is now forecast. Take an umbrella.',
  dry: 'Rain and snow are no longer forecast.',
  colder: (byK) => `It feels ${inWords.difference(byK)} colder than forecast before.`,
  warmer: (byK) => `It feels ${inWords.difference(byK)} warmer than forecast before.`,
  outer: 'The outer layer has changed.',
});
