'use client';

import { getLoadedMessages, useMessages } from '@/lib/client/language/messages';
import { usePlace } from '@/lib/client/place/place';
import { createPlaceId, useChangePlaces } from '@/lib/client/place/saved-places';
import type { PlaceOption } from '@/lib/client/place/place-options';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { MAX_PLACES } from '@/lib/contract/place-limits';
import type { SavedPlace } from '@/lib/contract/places';
import { toSavedPlace } from '@/lib/domain/saved-place';

const UNDO_MS = 6_000;

/** Returns the list with a place inserted. Throws if it is full, which another device may have caused. */
function insertPlace(places: readonly SavedPlace[], at: number, place: SavedPlace): SavedPlace[] {
  if (places.length >= MAX_PLACES) throw new Error(getLoadedMessages('placesSheet').listFull(MAX_PLACES));
  return [...places.slice(0, at), place, ...places.slice(at)];
}

/** Saves, renames, moves and deletes places, and shows the result. */
export function useEditPlaces(onClose: () => void) {
  const change = useChangePlaces();
  const { choose } = usePlace();
  const messages = useMessages('placesSheet');

  const rename = (id: string, name: string) =>
    change((places) => places.map((each) => (each.id === id ? { ...each, name } : each)));

  const add = ({ place, isDevicePlace }: PlaceOption, name: string) => {
    const id = createPlaceId();
    // If the user names the device's position, the app keeps following the device.
    if (!isDevicePlace) choose(place, id);
    return change((places) => insertPlace(places, places.length, toSavedPlace(place, { id, name })));
  };

  const remove = async (id: string) => {
    const removed: { at: number; place?: SavedPlace } = { at: 0 };
    const isDone = await change((places) => {
      removed.at = places.findIndex((each) => each.id === id);
      removed.place = places[removed.at];
      return places.filter((each) => each.id !== id);
    });
    const { at, place } = removed;
    if (!isDone || !place) return;
    const undo = () => void change((places) => insertPlace(places, at, place));
    toast(messages.removed(place.name), { duration: UNDO_MS, action: { label: messages.undo, onClick: undo } });
  };

  return {
    async save(stop: PlaceOption, name: string) {
      onClose();
      const isDone = await (stop.savedId === null ? add(stop, name) : rename(stop.savedId, name));
      if (isDone) showSuccess(messages.saved(name));
    },
    async remove({ savedId }: PlaceOption) {
      onClose();
      if (savedId !== null) await remove(savedId);
    },
    move({ savedId }: PlaceOption, by: 1 | -1) {
      void change((places) => {
        const at = places.findIndex(({ id }) => id === savedId);
        const others = places.filter(({ id }) => id !== savedId);
        others.splice(at + by, 0, ...places.slice(at, at + 1));
        return others;
      });
    },
  };
}
