import type { EventTypeId } from './wardrobe/wardrobe';

/** 데일리: what a day is for where nothing else was chosen. */
export const DEFAULT_EVENT_TYPE: EventTypeId = 2;
