'use client';

import { useId } from 'react';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import { CopyButton } from './copy-button';

const formatConfiguration = (address: string) =>
  JSON.stringify({ mcpServers: { nalot: { type: 'http', url: address } } }, null, 2);

/** Instructions for AI assistants that support MCP. They need no account. */
export function AssistantCard() {
  const id = useId();
  const isHydrated = useHydrated();
  const configuration = isHydrated ? formatConfiguration(new URL(MCP_PATH, location.origin).href) : '';
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
      <div>
        <h2 id={id} className="text-lead font-semibold">
          AI에게 물어보기
        </h2>
        <p className="text-label text-ink-2">
          MCP를 쓰는 AI 도구의 설정에 붙여 넣으면 “오늘 강남에 뭐 입고 가지?”에 날옷의 추천으로 답해요. 로그인은 필요
          없어요.
        </p>
      </div>
      <pre
        tabIndex={0}
        aria-label="설정"
        className="min-h-32 overflow-auto rounded-small bg-page p-3 text-note break-all whitespace-pre-wrap"
      >
        {configuration}
      </pre>
      <CopyButton text={configuration} label="설정 복사" />
    </section>
  );
}
