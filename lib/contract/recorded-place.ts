/** Ids of the places whose recorded weather is bundled. */
export type RecordedPlace = 'seoul';
