import type { ReactNode } from 'react';
import type { SkyTheme } from '@/lib/contract/weather';

interface Props {
  theme?: SkyTheme;
  night?: boolean;
  /** Uses the full width of a phone in landscape. */
  wide?: boolean;
  children: ReactNode;
}

/** Themed backdrop and centred column of a screen. */
export function Sky({ theme = 'sunny', night = false, wide = false, children }: Props) {
  return (
    <div data-sky={theme} data-night={night} className="sky relative isolate min-h-dvh overflow-x-clip">
      <div className={`relative mx-auto flex min-h-dvh max-w-column flex-col ${wide ? 'lying:max-w-[900px]' : ''}`}>
        {children}
      </div>
    </div>
  );
}
