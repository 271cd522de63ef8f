'use client';

import { getBrowserLanguage } from '@/lib/client/language/browser-language';
import { MessagesProvider } from '@/lib/client/language/messages';
import { getTextLanguage, type TextLanguage } from '@/lib/contract/language';
import { failure as en } from '@/lib/messages/en/failure';
import { failure as ko } from '@/lib/messages/ko/failure';
import PageError from './error';
import './globals.css';

const MESSAGES = { ko, en } satisfies Record<TextLanguage, typeof ko>;

/** Fallback if the root layout fails to render. It has to bring its own document, and messages that need no loading. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const language = getBrowserLanguage();
  const failure = MESSAGES[getTextLanguage(language)];
  return (
    <html lang={language}>
      <head>
        <title>{failure.tab}</title>
      </head>
      <body>
        <MessagesProvider messages={{ language, failure }}>
          <PageError reset={reset} />
        </MessagesProvider>
      </body>
    </html>
  );
}
