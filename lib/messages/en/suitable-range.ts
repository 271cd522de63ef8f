import type { Messages } from '../messages';

export const suitableRange: Messages['suitableRange'] = {
  exactly: (degrees) => `${degrees}°C`,
  between: (from, until) => `${from} to ${until}°C`,
  above: (degrees) => `${degrees}°C and above`,
  below: (degrees) => `${degrees}°C and below`,
};
