'use client';

import { useCallback, useRef, useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { getOutfitId, type BookmarkList as List } from '@/lib/client/outfit/bookmarks';
import { useConnection } from '@/lib/client/api/connection';
import { useIncrementalList } from '@/lib/client/interaction/incremental-list';
import type { Bookmark } from '@/lib/contract/bookmark';
import { BookmarkSheet } from './bookmark-sheet';
import { BookmarkTile, TickableTile } from './bookmark-tile';
import { DeletionBar } from './deletion-bar';
import { CachedListNote } from './cached-list-note';
import { useSuitsToday } from './use-suits-today';

const NONE: ReadonlySet<string> = new Set();

function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}

/** Saved outfits in two columns. A tap opens an outfit, or ticks it in edit mode. */
export function BookmarkList({ list: { content, respondedAtMs } }: { list: List }) {
  const messages = useMessages('bookmarks');
  const connection = useConnection();
  const isOffline = connection === 'offline';
  const [editing, setEditing] = useState(false);
  const [ticked, setTicked] = useState(NONE);
  const [opened, setOpened] = useState<Bookmark['outfitImage'] | null>(null);
  const { shown, end } = useIncrementalList(content);
  const isForToday = useSuitsToday(content.map(getOutfitId));
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = editing && !isOffline;

  const tick = useCallback((id: string) => setTicked((ids) => toggleId(ids, id)), []);
  const edit = (on: boolean) => {
    setEditing(on);
    setTicked(NONE);
  };
  return (
    <>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="tabular text-heading font-bold">{messages.count(content.length)}</h2>
        <button
          ref={toggle}
          type="button"
          disabled={isOffline}
          onClick={() => edit(!editing)}
          className="-mr-3 min-h-11 px-3 text-label font-semibold text-accent-text disabled:text-ink-2 disabled:opacity-60"
        >
          {isEditing ? messages.done : messages.edit}
        </button>
      </div>
      {connection !== 'online' && <CachedListNote respondedAtMs={respondedAtMs} isOffline={isOffline} />}
      <ul className={`-mx-[5px] grid grid-cols-2 ${isEditing ? 'pb-20' : ''}`}>
        {shown.map((bookmark) => {
          const [id, outfit] = [getOutfitId(bookmark), bookmark.outfitImage];
          return (
            // Tiles outside the viewport are not rendered. The padding keeps their focus rings from being cut.
            <li key={id} className="p-[5px] [contain-intrinsic-size:auto_262px] [content-visibility:auto]">
              {isEditing ? (
                <TickableTile outfit={outfit} ticked={ticked.has(id)} onTick={tick} />
              ) : (
                <BookmarkTile outfit={outfit} isForToday={isForToday(id)} onOpen={setOpened} />
              )}
            </li>
          );
        })}
      </ul>
      <div ref={end} />
      {isEditing && (
        <DeletionBar
          outfitIds={content.map(getOutfitId).filter((id) => ticked.has(id))}
          onDeleted={() => {
            edit(false);
            toggle.current?.focus();
          }}
        />
      )}
      <BookmarkSheet outfit={opened} onClose={() => setOpened(null)} />
    </>
  );
}
