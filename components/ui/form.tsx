import type { ComponentProps } from 'react';

/** A form whose button stays at the lower end of the screen; messages are ours, so the browser's bubbles stay away. */
export function Form({ className = '', ...rest }: ComponentProps<'form'>) {
  return <form noValidate className={`flex flex-1 flex-col gap-3 ${className}`} {...rest} />;
}

/** The lower end of a form. */
export function FormEnd({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`mt-auto flex flex-col gap-2 pt-4 ${className}`} {...rest} />;
}
