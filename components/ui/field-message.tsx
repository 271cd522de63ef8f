import { CircleAlert, CircleCheck } from './icons';

export interface FieldMessages {
  error?: string;
  success?: string;
  hint?: string;
}

/** Message below a field: error, success or hint. Its space is always reserved. */
export function FieldMessage({ id, error, success, hint }: FieldMessages & { id: string }) {
  const look = error ? 'text-danger' : success ? 'text-accent-text' : 'text-ink-2';
  const Icon = error ? CircleAlert : success ? CircleCheck : null;
  return (
    <p id={id} aria-live="polite" className={`mt-1.5 flex min-h-[18px] items-start gap-1 text-note ${look}`}>
      {Icon && <Icon aria-hidden size={15} className="mt-[1.5px] flex-none" />}
      <span>{error ?? success ?? hint}</span>
    </p>
  );
}
