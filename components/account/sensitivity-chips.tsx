'use client';

import { Chip } from '@/components/ui/chip';
import { showFailure } from '@/lib/client/api/show-failure';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveSensitivity, useSensitivity } from '@/lib/client/outfit/sensitivity';
import type { Sensitivity } from '@/lib/contract/comfort';

const CHOICES: readonly Sensitivity[] = ['cold', 'average', 'hot'];

interface Props {
  className?: string;
  onSaved?: () => void;
}

/** The three answers to whether the user feels cold easily. */
export function SensitivityChips({ className = '', onSaved }: Props) {
  const messages = useMessages('home').cold;
  const current = useSensitivity();
  const { mutateAsync, isPending } = useSaveSensitivity();
  // Awaited here: saving may unmount the chips, so their mutation callbacks would not be called.
  const choose = async (sensitivity: Sensitivity) => {
    try {
      await mutateAsync(sensitivity);
      onSaved?.();
    } catch (error) {
      showFailure(error, messages.failed);
    }
  };
  return (
    <div role="group" aria-label={messages.title} className={`flex flex-wrap gap-2 ${className}`}>
      {CHOICES.map((choice) => (
        <Chip
          key={choice}
          disabled={isPending}
          aria-pressed={choice === current}
          onClick={() => void choose(choice)}
          className="min-w-fit flex-1 px-3"
        >
          {messages.choices[choice]}
        </Chip>
      ))}
    </div>
  );
}
