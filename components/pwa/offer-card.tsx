import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  /** A small picture, 44 px. */
  mark?: ReactNode;
  title: string;
  text: ReactNode;
  /** What the one thing to do is called; without it there is nothing to do but read. */
  doWord: string;
  onDo: () => void;
  onLater: () => void;
}

const APP_ICON = <img src="/icons/icon-192.png" alt="" width={44} height={44} className="rounded-small" />;

/** A quiet offer as the last part of a page: what it is good for, one thing to do, and 나중에. */
export function OfferCard({ mark = APP_ICON, title, text, doWord, onDo, onLater }: Props) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="mx-4 mt-2.5 rounded-card bg-card p-4 shadow-card">
      <div className="flex items-center gap-3">
        <span className="flex-none">{mark}</span>
        <div className="min-w-0">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          <p className="text-note text-ink-2">{text}</p>
        </div>
      </div>
      <div className="mt-3 flex gap-2">
        <Button look="plain" className="flex-1" onClick={onLater}>
          나중에
        </Button>
        <Button className="flex-2" onClick={onDo}>
          {doWord}
        </Button>
      </div>
    </aside>
  );
}
