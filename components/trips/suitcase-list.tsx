'use client';

import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { toggleTick, useTicks } from '@/lib/client/trips/ticks';
import type { PackedItem, PackingList, Trip } from '@/lib/contract/trips';
import { Chip } from '@/components/ui/chip';
import { Undo2 } from '@/components/ui/icons';
import { ItemSheet } from './item-sheet';
import { PackedRow } from './packed-row';

interface Props {
  trip: Trip;
  list: PackingList;
  /** A changed list is being planned. */
  busy: boolean;
  onChange: (trip: Trip) => void;
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

/** Clothes that are worn on the way, and everything in the suitcase, with ticks. */
export function SuitcaseList({ trip, list, busy, onChange }: Props) {
  const messages = useMessages('trips').list;
  const ticks = useTicks(trip.id);
  const [open, setOpen] = useState<PackedItem | null>(null);
  const { items, days } = list;
  const isPacked = ({ worn, count }: PackedItem) => !worn || count > 1;
  const worn = items.filter((item) => item.worn).map((item) => ({ ...item, count: 1 }));
  const packed = items.filter(isPacked).map((item) => ({ ...item, count: item.count - Number(item.worn) }));
  const returned = items.filter(({ id }) => trip.removed.includes(id)).map(({ name }) => name);
  const isTicked = ({ id }: PackedItem) => ticks.includes(id);
  const remove = (id: string) =>
    onChange({ ...trip, removed: [...without(trip.removed, id), id], wanted: without(trip.wanted, id) });
  const replace = (id: string, by: string) =>
    onChange({
      ...trip,
      removed: [...without(without(trip.removed, id), by), id],
      wanted: [...without(without(trip.wanted, id), by), by],
    });
  const rows = (shown: PackedItem[], hasTicks: boolean) =>
    shown.map((item) => (
      <PackedRow
        key={item.id}
        item={item}
        tick={hasTicks ? { isTicked: isTicked(item), onToggle: () => toggleTick(trip.id, item.id) } : null}
        onOpen={() => setOpen(item)}
      />
    ));
  return (
    <>
      <Section title={messages.worn}>{rows(worn, false)}</Section>
      <Section
        title={messages.packed}
        note={messages.progress(packed.filter(isTicked).length, packed.length)}
        foot={<p className="px-4 py-2 text-label text-ink-2">{messages.basics(days.length)}</p>}
        busy={busy}
      >
        {rows(packed, true)}
      </Section>
      {trip.removed.length > 0 && (
        <div className="flex items-center justify-end gap-3 pl-4">
          {returned.length > 0 && (
            <p role="status" className="min-w-0 flex-1 text-label text-ink-2">
              {messages.returned(returned)}
            </p>
          )}
          <Chip
            onClick={() => onChange({ ...trip, removed: [], wanted: [] })}
            className="flex items-center gap-1.5 px-3.5 text-ink-2"
          >
            <Undo2 aria-hidden size={17} />
            <span>{messages.restore}</span>
          </Chip>
        </div>
      )}
      {open && (
        <ItemSheet
          item={open}
          onRemove={() => remove(open.id)}
          onReplace={(by) => replace(open.id, by)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  note?: string;
  foot?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

function Section({ title, note, foot, busy, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className="rounded-card bg-card py-2 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-2 pb-1">
        <h2 id={id} className="text-lead font-semibold">
          {title}
        </h2>
        {note && (
          <p role="status" className="text-note text-ink-2">
            {note}
          </p>
        )}
      </div>
      <ul>{children}</ul>
      {foot}
    </section>
  );
}
