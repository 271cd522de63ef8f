'use client';

import PageError from './error';
import './globals.css';

/** What is shown where not even the frame of the pages could be drawn: it brings its own. */
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
