import { ViewTransition, type ReactNode } from 'react';

interface Props {
  name: 'temperature' | 'icon';
  children: ReactNode;
}

/** Animates an element that both home and the weather screen contain, if the browser supports view transitions. */
export function SharedTransition({ name, children }: Props) {
  return (
    <ViewTransition name={`weather-${name}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
