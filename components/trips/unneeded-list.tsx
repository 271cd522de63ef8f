'use client';

import { useId } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { PackingList } from '@/lib/contract/trips';
import { ItemPicture } from './item-picture';

/** Things that the forecast makes unnecessary, with the reason. */
export function UnneededList({ unneeded }: Pick<PackingList, 'unneeded'>) {
  const messages = useMessages('trips').list;
  const id = useId();
  if (unneeded.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="text-lead font-semibold">
        {messages.unneeded}
      </h2>
      <ul className="mt-1">
        {unneeded.map(({ piece, name, reason }) => (
          <li key={piece} className="flex min-h-14 items-center gap-3">
            <ItemPicture piece={piece} />
            <span>
              <span className="block text-body">{name}</span>
              <span className="block text-note text-ink-2">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
