'use client';

import type { ComponentProps, FormEvent } from 'react';
import { FormProvider, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { Form } from './form';

interface Props<T extends FieldValues> extends Omit<ComponentProps<typeof Form>, 'onSubmit'> {
  form: UseFormReturn<T>;
  /** What `handleSubmit` made. */
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** A form that is sent with what stands in its fields, whoever wrote it there. */
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

/** A password manager, or a person before the page came alive, fills fields without an event that tells of it. */
function readFields<T extends FieldValues>(element: HTMLFormElement, { getValues, setValue }: UseFormReturn<T>): void {
  for (const [name, value] of new FormData(element)) {
    const path = name as Path<T>;
    if (getValues(path) !== value) setValue(path, value as PathValue<T, Path<T>>, { shouldDirty: true });
  }
}
