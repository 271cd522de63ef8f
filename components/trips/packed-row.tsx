'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { Ellipsis } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { PackedItem } from '@/lib/contract/trips';
import { ItemPicture } from './item-picture';

interface Props {
  item: PackedItem;
  /** Null for clothes that are worn on the way. */
  tick: { isTicked: boolean; onToggle: () => void } | null;
  onOpen: () => void;
}

/** Row of a thing to pack or to wear, which a button replaces or leaves out. */
export function PackedRow({ item, tick, onOpen }: Props) {
  const messages = useMessages('trips').list;
  const { name, detail, count } = item;
  const content = (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <ItemPicture piece={item.piece} />
      <span className="min-w-0 flex-1">
        <span className={`block text-body ${tick?.isTicked ? 'text-ink-2 line-through' : ''}`}>{name}</span>
        {detail && <span className="block text-note text-ink-2">{detail}</span>}
      </span>
      {count > 1 && <span className="flex-none text-label text-ink-2">{messages.count(count)}</span>}
    </span>
  );
  return (
    <li className="flex items-center gap-1 pr-1.5 pl-4">
      {tick ? (
        <Checkbox checked={tick.isTicked} onChange={tick.onToggle} className="min-h-14 min-w-0">
          {content}
        </Checkbox>
      ) : (
        <div className="flex min-h-14 min-w-0 flex-1 items-center">{content}</div>
      )}
      <IconButton aria-label={messages.change(name)} onClick={onOpen} className="flex-none text-ink-2">
        <Ellipsis aria-hidden size={20} />
      </IconButton>
    </li>
  );
}
