'use client';

import { useRef, type ComponentProps } from 'react';

const preventReset = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * Form with its own error messages. `action` makes React queue a submission before hydration and replay it to
 * `onSubmit`. Otherwise the browser would put the values into the URL.
 */
export function Form({ className = '', ...rest }: Omit<ComponentProps<'form'>, 'action' | 'onReset'>) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      noValidate
      action={() => form.current?.requestSubmit()}
      // React resets a form after its action.
      onReset={preventReset}
      className={`flex flex-1 flex-col gap-3 ${className}`}
      {...rest}
    />
  );
}

export function FormEnd({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`mt-auto flex flex-col gap-2 pt-4 ${className}`} {...rest} />;
}
