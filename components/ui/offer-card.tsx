import type { LucideIcon } from './icons';
import { useId, type ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { Button } from './button';

interface Props {
  /** By default the app's icon. */
  icon?: LucideIcon;
  title: string;
  text: ReactNode;
  choices?: ReactNode;
  children?: ReactNode;
  onLater: () => void;
}

/** Offer or question at the end of a page, with a button that postpones it. */
export function OfferCard({ icon: Icon, title, text, choices, children, onLater }: Props) {
  const id = useId();
  const { later } = useMessages('ui');
  return (
    <aside aria-labelledby={id} className="mx-4 mt-2.5 rounded-card bg-card p-4 shadow-card">
      <div className="flex items-center gap-3">
        {Icon ? (
          <span className="grid size-11 flex-none place-items-center rounded-small bg-accent-soft text-accent-text">
            <Icon aria-hidden size={22} />
          </span>
        ) : (
          <img src="/icons/icon-192.png" alt="" width={44} height={44} className="flex-none rounded-small" />
        )}
        <div className="min-w-0">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          <p className="text-note text-ink-2">{text}</p>
        </div>
      </div>
      {choices}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="plain" className="min-w-fit flex-1 whitespace-nowrap" onClick={onLater}>
          {later}
        </Button>
        {children}
      </div>
    </aside>
  );
}
