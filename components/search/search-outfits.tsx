import type { ReactNode } from 'react';

/** Outfits side by side; below each other on a narrow phone, and if large text needs the width. */
export const SearchOutfits = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">{children}</div>
);
