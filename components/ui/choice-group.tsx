import { useId, type ComponentProps } from 'react';
import { FieldMessage } from './field-message';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  choices: readonly { value: string; label: string }[];
  error?: string;
  hint?: string;
}

export function ChoiceGroup({ label, choices, error, hint, ...input }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-message`}>
      <legend className="text-label font-semibold">{label}</legend>
      <div className="mt-1.5 flex gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-[52px] flex-1 items-center justify-center rounded-control border border-control bg-solid text-body font-semibold transition-colors has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input type="radio" value={choice.value} className="sr-only" {...input} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
    </fieldset>
  );
}
