import type { Messages } from '../messages';

type Warnings = Messages['warnings'];
type Change = Parameters<Warnings['formatTitle']>[0];
type Hazard = NonNullable<Change['hazard']>;

const NAMES: Record<Hazard, string> = {
  heat: 'Heat wave',
  cold: 'Cold wave',
  rain: 'Heavy rain',
  snow: 'Heavy snow',
  wind: 'Strong wind',
  typhoon: 'Typhoon',
  yellowDust: 'Yellow dust',
  dryness: 'Dry weather',
  highSeas: 'High seas',
  stormSurge: 'Storm surge',
  tsunami: 'Tsunami',
};

const ADVICE: Record<Hazard, string> = {
  heat: 'Wear thin, light-coloured clothes, and do less outdoors around midday.',
  cold: 'Add a scarf and gloves, and leave no skin bare.',
  rain: 'Take an umbrella, wear shoes that may get wet, and stay away from rivers and streams.',
  snow: 'Wear shoes with a good grip, and allow plenty of time on the way.',
  wind: 'A hooded jacket is better than an umbrella.',
  typhoon: 'Stay in unless you really have to go out.',
  yellowDust: 'Wear a mask and long sleeves.',
  dryness: 'Be careful with fire, and drink plenty of water.',
  highSeas: 'Stay away from the coast.',
  stormSurge: 'Stay away from the coast.',
  tsunami: 'Get away from the coast, to high ground.',
};

const getName = (hazard: Hazard | null): string => (hazard ? NAMES[hazard] : 'Weather');

const formatName: Warnings['formatName'] = ({ hazard }, grade) => `${getName(hazard)} ${grade}`;

/** Formats a change: 'Heat wave warning', 'Heat wave: lowered to advisory', 'Heat wave warning lifted'. */
function formatChange({ before, now, ...named }: Change): string {
  if (now === null) return before ? `${formatName(named, before)} lifted` : getName(named.hazard);
  return before === 'warning' ? `${getName(named.hazard)}: lowered to ${now}` : formatName(named, now);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const warnings: Warnings = {
  formatName,
  formatTitle: (change, place) => {
    const further = place && place.furtherCount > 0 ? ` and ${place.furtherCount} more` : '';
    return formatChange(change) + (place ? ` · ${place.name}${further}` : '');
  },
  formatBody: ({ now, hazard }, others) => {
    const issued = 'Issued by the Korea Meteorological Administration.';
    const advice =
      now === null ? 'The Korea Meteorological Administration has lifted it.' : hazard ? ADVICE[hazard] : issued;
    return others.length > 0 ? `${advice} Also: ${others.map(formatChange).map(lowerFirst).join(', ')}.` : advice;
  },
};
