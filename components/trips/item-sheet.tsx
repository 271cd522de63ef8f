'use client';

import { useId } from 'react';
import { Trash2 } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/sheet';
import { SheetActions } from '@/components/ui/sheet-actions';
import { useMessages } from '@/lib/client/language/messages';
import type { PackedItem } from '@/lib/contract/trips';
import { ItemPicture } from './item-picture';

interface Props {
  item: PackedItem;
  onRemove: () => void;
  onReplace: (id: string) => void;
  onClose: () => void;
}

/** Leaves a thing out, or replaces a garment by another one that suits the weather. */
export function ItemSheet({ item, onRemove, onReplace, onClose }: Props) {
  const messages = useMessages('trips').list;
  const id = useId();
  const act = (change: () => void) => () => {
    change();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} labelledBy={id}>
      <div className="flex flex-col gap-3 p-5 pt-6">
        <h2 id={id} className="text-title font-bold">
          {item.name}
        </h2>
        {item.alternatives.length > 0 ? (
          <>
            <h3 className="text-label font-semibold">{messages.replaceBy}</h3>
            <ul>
              {item.alternatives.map((other) => (
                <li key={other.id}>
                  <button
                    type="button"
                    onClick={act(() => onReplace(other.id))}
                    className="flex min-h-14 w-full items-center gap-3 text-left text-body"
                  >
                    <ItemPicture piece={other.piece} />
                    <span>{other.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          item.slot !== 'accessory' && <p className="text-label text-ink-2">{messages.noAlternatives}</p>
        )}
        <SheetActions onAct={act(onRemove)} onClose={onClose} closeLabel={messages.close}>
          <Trash2 aria-hidden size={18} />
          <span>{messages.remove}</span>
        </SheetActions>
      </div>
    </Sheet>
  );
}
