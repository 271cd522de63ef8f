import type { LucideIcon } from '@/components/ui/icons';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text?: string;
  steps?: readonly string[];
  children?: ReactNode;
}

export function HintCard({ icon: Icon, title, text, steps, children }: Props) {
  return (
    <div role="note" className="flex gap-3 rounded-card bg-accent-soft p-4 text-label">
      <Icon aria-hidden size={20} className="mt-px flex-none text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-ink-2">{text}</p>}
        {steps && (
          <ol className="mt-1 list-inside list-decimal text-ink-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {children}
      </div>
    </div>
  );
}
