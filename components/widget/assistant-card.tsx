'use client';

import { useId } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import { CopyButton } from './copy-button';

const formatConfiguration = (address: string) =>
  JSON.stringify({ mcpServers: { nalot: { type: 'http', url: address } } }, null, 2);

/** Instructions for AI assistants that support MCP. They need no account. */
export function AssistantCard() {
  const messages = useMessages('widgets');
  const id = useId();
  const isHydrated = useHydrated();
  const configuration = isHydrated ? formatConfiguration(new URL(MCP_PATH, location.origin).href) : '';
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
      <div>
        <h2 id={id} className="text-lead font-semibold">
          {messages.assistant}
        </h2>
        <p className="text-label text-ink-2">{messages.assistantText}</p>
      </div>
      <pre
        tabIndex={0}
        aria-label={messages.configuration}
        className="min-h-32 overflow-auto rounded-small bg-page p-3 text-note break-all whitespace-pre-wrap"
      >
        {configuration}
      </pre>
      <CopyButton text={configuration} label={messages.copyConfiguration} />
    </section>
  );
}
