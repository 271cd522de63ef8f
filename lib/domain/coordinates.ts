/** A point on the Earth in decimal degrees (WGS 84). */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** Gangnam station: shown until the place of the user is known. */
export const DEFAULT_COORDINATES: Coordinates = { lat: 37.498095, lon: 127.02761 };
