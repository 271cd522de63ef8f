'use client';

import type { ComponentProps, FormEvent } from 'react';
import { FormProvider, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { Form } from './form';

interface Props<T extends FieldValues> extends Omit<ComponentProps<typeof Form>, 'onSubmit'> {
  form: UseFormReturn<T>;
  /** Result of `handleSubmit`. */
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** Form that reads its values from the inputs before it is submitted. */
export function TypedForm<T extends FieldValues>({ form, onSubmit, ...rest }: Props<T>) {
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => {
          readFields(event.currentTarget, form);
          void onSubmit(event);
        }}
        {...rest}
      />
    </FormProvider>
  );
}

/**
 * Copies the inputs into the form state: password managers, and users before hydration, fill them without a change
 * event.
 */
function readFields<T extends FieldValues>(element: HTMLFormElement, { getValues, setValue }: UseFormReturn<T>): void {
  for (const [name, value] of new FormData(element)) {
    const path = name as Path<T>;
    if (getValues(path) !== value) setValue(path, value as PathValue<T, Path<T>>, { shouldDirty: true });
  }
}
