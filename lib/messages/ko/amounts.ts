/** An amount of snow in cm, or of water in mm. */
export interface PrecipitationAmount {
  amount: number;
  unit: 'mm' | 'cm';
}

/** Wind and precipitation with their units. Every language gets them in m/s, mm and cm. */
export const amounts = {
  wind: (mps: number): string => `${mps}m/s`,
  precipitation: ({ amount, unit }: PrecipitationAmount): string => `${amount}${unit}`,
  /** Precipitation of an hour as a number, which stands above a bar without its unit. */
  bar: ({ amount }: PrecipitationAmount): string => (amount < 10 ? amount.toFixed(1) : String(Math.round(amount))),
};
