'use client';

import { getBrowserLanguage } from '@/lib/client/language/browser-language';
import { MessagesProvider } from '@/lib/client/language/messages';
import type { Language } from '@/lib/contract/language';
import { ui as en } from '@/lib/messages/en/ui';
import { ui as ko } from '@/lib/messages/ko/ui';
import PageError from './error';
import './globals.css';

const MESSAGES = { ko, en } satisfies Record<Language, typeof ko>;

/** Fallback if the root layout fails to render. It has to bring its own document, and messages that need no loading. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const language = getBrowserLanguage();
  const ui = MESSAGES[language];
  return (
    <html lang={language}>
      <head>
        <title>{ui.appName}</title>
      </head>
      <body>
        <MessagesProvider messages={{ language, ui }}>
          <PageError reset={reset} />
        </MessagesProvider>
      </body>
    </html>
  );
}
