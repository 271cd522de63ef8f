import type { Language } from '@/lib/contract/language';
import type { PlaceAbroad } from '@/lib/contract/places-abroad';

/** Finds places by name, all over the world. */
export interface Geocoder {
  /** Returns at most ten places outside of Korea, the most likely first. Throws `ProviderError`. */
  search: (name: string, language: Language, signal: AbortSignal) => Promise<PlaceAbroad[]>;
}
