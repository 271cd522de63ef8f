'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch';

interface Props {
  title: string;
  on: boolean;
  disabled: boolean;
  description: string;
  onToggle: (on: boolean) => void;
}

export function SwitchCard({ title, on, disabled, description, onToggle }: Props) {
  const id = useId();
  return (
    <section className="flex items-center gap-3 rounded-card bg-card py-3 pr-3 pl-4 shadow-card">
      <div className="min-w-0 flex-1">
        <h2 id={`${id}-name`} className="text-lead font-semibold">
          {title}
        </h2>
        <p id={`${id}-words`} className="text-label text-ink-2">
          {description}
        </p>
      </div>
      <Switch
        checked={on}
        disabled={disabled}
        labelledBy={`${id}-name`}
        describedBy={`${id}-words`}
        onToggle={onToggle}
      />
    </section>
  );
}
