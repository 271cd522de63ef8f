import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage, type FieldMessages } from './field-message';

interface Props extends ComponentProps<'input'>, FieldMessages {
  label: string;
  /** Content at the end of the input, such as a countdown or a button. */
  trailing?: ReactNode;
  /** Turns off autocorrection and capitalisation, for names, addresses and passwords. */
  verbatim?: boolean;
}

const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Labelled text input with a message. At 16 px phones do not zoom in. */
export function TextField({ label, error, success, hint, trailing, verbatim, className = '', ...input }: Props) {
  const id = useId();
  const describedBy = [`${id}-message`, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="text-label font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          className={`min-h-[52px] w-full rounded-control border bg-solid px-4 text-lead outline-offset-0 transition-colors placeholder:text-ink-2 read-only:bg-page disabled:opacity-60 ${
            error ? 'border-danger' : 'border-control'
          } ${trailing ? 'pr-14' : ''}`}
          {...(verbatim && VERBATIM)}
          {...input}
          aria-describedby={describedBy}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      <FieldMessage id={`${id}-message`} error={error} success={success} hint={hint} />
    </div>
  );
}
