'use client';

import { useRef, type ComponentProps } from 'react';

const preventReset = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * A form whose button stays at the lower end of the screen; messages are ours, so the browser's bubbles stay away. What
 * is sent before the page has come alive goes into no address: React holds it back, and it is sent once `onSubmit`
 * listens.
 */
export function Form({ className = '', ...rest }: Omit<ComponentProps<'form'>, 'action' | 'onReset'>) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      noValidate
      action={() => form.current?.requestSubmit()}
      // React empties a form after its action.
      onReset={preventReset}
      className={`flex flex-1 flex-col gap-3 ${className}`}
      {...rest}
    />
  );
}

/** The lower end of a form. */
export function FormEnd({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`mt-auto flex flex-col gap-2 pt-4 ${className}`} {...rest} />;
}
