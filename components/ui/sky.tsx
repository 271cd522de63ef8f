import type { ReactNode } from 'react';
import type { SkyTheme } from '@/lib/contract/weather';

interface Props {
  theme?: SkyTheme;
  night?: boolean;
  /** Takes the whole width of a phone that lies down. */
  wide?: boolean;
  children: ReactNode;
}

/** The themed backdrop and the column that holds every screen; wider than 480 px the rest stays quiet. */
export function Sky({ theme = 'sunny', night = false, wide = false, children }: Props) {
  return (
    <div data-sky={theme} data-night={night} className="sky relative isolate min-h-dvh overflow-x-clip">
      <div className={`relative mx-auto flex min-h-dvh max-w-column flex-col ${wide ? 'lying:max-w-[900px]' : ''}`}>
        {children}
      </div>
    </div>
  );
}
