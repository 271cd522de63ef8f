/** Temperatures that an outfit suits. Degrees are whole numbers in digits. */
export const suitableRange = {
  exactly: (degrees: string): string => `${degrees}°`,
  between: (from: string, until: string): string => `${from}°~${until}°`,
  above: (degrees: string): string => `${degrees}° 이상`,
  below: (degrees: string): string => `${degrees}° 이하`,
};
