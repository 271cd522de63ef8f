/** Number of trips that a user may plan. */
export const MAX_TRIPS = 5;
/** Number of days of a trip. */
export const MIN_TRIP_DAYS = 2;
export const MAX_TRIP_DAYS = 7;
/** The first day of a trip is at most this many days after today, the last date of the ten-day forecast. */
export const MAX_DAYS_AHEAD = 9;
