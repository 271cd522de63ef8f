import { Check } from '@/components/ui/icons';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface Props {
  icon: ReactNode;
  title: string;
  /** Province and district, or a hint about the tap. */
  detail: string;
  isCurrent?: boolean;
  busy?: boolean;
  onGo: () => void;
  weather?: ReactNode;
  action?: { icon: ReactNode; label: string; onAct: () => void };
}

/** Row of a place. A tap on it switches to the place. */
export function PlaceItem({ icon, title, detail, isCurrent = false, busy, onGo, weather, action }: Props) {
  return (
    <li className={`flex items-center rounded-control ${isCurrent ? 'bg-accent-soft' : ''}`}>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        disabled={busy}
        onClick={onGo}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 pr-1 pl-3 text-left"
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1 text-body font-semibold">
            <span>{title}</span>
            {isCurrent && <Check aria-hidden size={16} className="flex-none text-accent-text" />}
          </span>
          <span className="block text-note text-ink-2">{detail}</span>
        </span>
        {weather}
      </button>
      {action && (
        <IconButton aria-label={action.label} onClick={action.onAct} className="flex-none text-ink-2">
          {action.icon}
        </IconButton>
      )}
    </li>
  );
}
