'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Pencil, Share2, Trash2 } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { shareList } from '@/lib/client/trips/share-list';
import type { PackingList, Trip } from '@/lib/contract/trips';
import { useFormatTripPlace } from './trip-place-text';
import { useListText } from './list-text';

interface Props {
  trip: Trip;
  /** Null if there is nothing to share. */
  list: PackingList | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shares, changes or deletes a trip. */
export function TripActions({ trip, list, onEdit, onDelete }: Props) {
  const messages = useMessages('trips').list;
  const place = useFormatTripPlace();
  const formatList = useListText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className="flex gap-2">
        {list && (
          <Button onClick={() => void shareList(messages.shareTitle(place.name(trip)), formatList(trip, list))}>
            <Share2 aria-hidden size={18} />
            <span>{messages.share}</span>
          </Button>
        )}
        <Button look="soft" onClick={onEdit}>
          <Pencil aria-hidden size={18} />
          <span>{messages.edit}</span>
        </Button>
      </div>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="flex min-h-11 items-center justify-center gap-1.5 rounded-control text-label font-semibold text-danger"
      >
        <Trash2 aria-hidden size={18} />
        <span>{messages.delete}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title={messages.deleteQuestion}
        text={messages.deleteText}
        confirmLabel={messages.confirmDelete}
        danger
        onConfirm={onDelete}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
