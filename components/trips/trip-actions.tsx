'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FileText, Pencil, Share2, Shirt, Trash2 } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/sheet';
import { SheetTitle } from '@/components/ui/sheet-title';
import { useMessages } from '@/lib/client/language/messages';
import type { Packer } from '@/lib/client/trips/packing-list';
import { shareList, sharePicture } from '@/lib/client/trips/share-list';
import type { PackingList, Trip } from '@/lib/contract/trips';
import { useFormatTripPlace } from './trip-place-text';
import { useListText } from './list-text';

interface Props {
  trip: Trip;
  packer: Packer;
  /** Null if there is nothing to share. */
  list: PackingList | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shares, changes or deletes a trip. */
export function TripActions({ trip, packer, list, onEdit, onDelete }: Props) {
  const messages = useMessages('trips').list;
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex gap-2">
        {list && (
          <Button onClick={() => setOpen('share')}>
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
        onClick={() => setOpen('delete')}
        className="flex min-h-11 items-center justify-center gap-1.5 rounded-control text-label font-semibold text-danger"
      >
        <Trash2 aria-hidden size={18} />
        <span>{messages.delete}</span>
      </button>
      {open === 'share' && list && <ShareSheet trip={trip} packer={packer} list={list} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        title={messages.deleteQuestion}
        text={messages.deleteText}
        confirmLabel={messages.confirmDelete}
        danger
        onConfirm={onDelete}
        onClose={close}
      />
    </>
  );
}

interface ShareProps extends Pick<Props, 'trip' | 'packer'> {
  list: PackingList;
  onClose: () => void;
}

/** Asks whether the list is sent as a picture or as text. Stays open if the picture came too late for the first tap. */
function ShareSheet({ trip, packer, list, onClose }: ShareProps) {
  const messages = useMessages('trips').list;
  const { outcomes } = useMessages('shareSheet');
  const [state, setState] = useState<'busy' | 'ready' | null>(null);
  const place = useFormatTripPlace();
  const formatList = useListText();
  const id = useId();
  const title = messages.shareTitle(place.name(trip));
  async function sendPicture(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    if ((await sharePicture(title, trip, packer)) === 'again') setState('ready');
    else onClose();
  }
  return (
    <Sheet open onClose={onClose} labelledBy={id}>
      <div className="flex flex-col gap-2.5 px-5 pt-7 pb-5">
        <SheetTitle id={id} note={state === 'ready' ? outcomes.again : null}>
          {title}
        </SheetTitle>
        <Button look="plain" aria-busy={state === 'busy'} className="justify-start" onClick={() => void sendPicture()}>
          <Shirt aria-hidden size={20} className={state === 'busy' ? 'animate-pulse' : ''} />
          <span>{messages.sharePicture}</span>
        </Button>
        <Button
          look="plain"
          className="justify-start"
          onClick={() => void shareList(title, formatList(trip, list)).then(onClose)}
        >
          <FileText aria-hidden size={20} />
          <span>{messages.shareText}</span>
        </Button>
      </div>
    </Sheet>
  );
}
