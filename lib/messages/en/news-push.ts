import type { Messages } from '../messages';
import type { Units } from './units';

const formatPlace = ({ placeName }: { placeName: string | undefined }): string => (placeName ? ` · ${placeName}` : '');

export const createNewsPush = ({ inWords }: Units): Messages['newsPush'] => ({
  rain: {
    formatTitle: (facts) => `Rain ${facts.when ? `from ${facts.when}` : 'from now on'}${formatPlace(facts)}`,
    titleElsewhere: 'Rain in the new forecast',
    body: 'Rain that was not forecast before. Take an umbrella and wear shoes that may get wet.',
  },
  snow: {
    formatTitle: (facts) => `Snow ${facts.when ? `from ${facts.when}` : 'from now on'}${formatPlace(facts)}`,
    titleElsewhere: 'Snow in the new forecast',
    body: 'Snow that was not forecast before. Take an umbrella and wear waterproof shoes.',
  },
  cold: {
    formatTitle: (facts) =>
      `${inWords.temperature(facts.temperatureC)} ${facts.when ? `at ${facts.when}` : 'now'}${formatPlace(facts)}`,
    titleElsewhere: 'Colder in the new forecast',
    formatBody: (dropK) =>
      `Colder than we told you before. The temperature drops by ${inWords.difference(dropK)}, so take one more layer.`,
  },
});
