import { CircleAlert, CircleCheck } from 'lucide-react';

export interface FieldMessages {
  error?: string;
  success?: string;
  hint?: string;
}

/** The line under a field: what is wrong, else that it is right, else what it is for. Its place is kept. */
export function FieldMessage({ id, error, success, hint }: FieldMessages & { id: string }) {
  const look = error ? 'text-danger' : success ? 'text-accent-text' : 'text-ink-2';
  const Icon = error ? CircleAlert : success ? CircleCheck : null;
  return (
    <p id={id} aria-live="polite" className={`mt-1.5 flex min-h-[18px] items-start gap-1 text-note ${look}`}>
      {Icon && <Icon aria-hidden size={15} className="mt-[1.5px] flex-none" />}
      {error ?? success ?? hint}
    </p>
  );
}
