'use client';

import PageError from './error';
import './globals.css';

/** Fallback if the root layout fails to render. It has to bring its own document. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="ko">
      <head>
        <title>날옷</title>
      </head>
      <body>
        <PageError reset={reset} />
      </body>
    </html>
  );
}
