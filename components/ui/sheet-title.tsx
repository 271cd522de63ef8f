import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** A change while the sheet was open, which screen readers announce. */
  note?: string | null;
  children: ReactNode;
}

/** Title of a sheet of choices. */
export function SheetTitle({ id, note, children }: Props) {
  return (
    <div className="mb-2">
      <h2 id={id} className="text-title font-bold">
        {children}
      </h2>
      <p role="status" className="mt-1 text-label text-ink-2 empty:hidden">
        {note}
      </p>
    </div>
  );
}
