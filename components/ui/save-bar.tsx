import { useMessages } from '@/lib/client/language/messages';
import { SubmitButton } from './submit-button';

interface Props {
  busy: boolean;
  disabled: boolean;
}

/** Save button fixed to the bottom of the screen. */
export function SaveBar({ busy, disabled }: Props) {
  const { save } = useMessages('dialogs');
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-solid pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      <div className="mx-auto max-w-column px-5">
        <SubmitButton busy={busy} disabled={disabled}>
          {save}
        </SubmitButton>
      </div>
    </div>
  );
}
