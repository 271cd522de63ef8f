import { ViewTransition, type ReactNode } from 'react';

interface Props {
  name: 'temperature' | 'icon';
  children: ReactNode;
}

/** What home and the weather screen both show moves from one to the other, where the browser has View Transitions. */
export function SharedTransition({ name, children }: Props) {
  return (
    <ViewTransition name={`weather-${name}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
