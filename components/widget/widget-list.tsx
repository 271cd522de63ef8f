'use client';

import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { useRevokeWidget } from '@/lib/client/widget/widgets';
import { getCategory } from '@/lib/contract/category';
import type { Widget } from '@/lib/contract/widget';
import { kstDate } from '@/lib/domain/kst';

function formatCreated({ createdAt }: Widget): string {
  const [, month, day] = kstDate(Date.parse(createdAt)).split('-').map(Number);
  return `${month}월 ${day}일에 만듦`;
}

/** The member's pictures by address, each with a button that revokes it. */
export function WidgetList({ widgets, onRevoked }: { widgets: readonly Widget[]; onRevoked: () => void }) {
  const id = useId();
  const [asked, setAsked] = useState<Widget | null>(null);
  const { mutateAsync, isPending } = useRevokeWidget();
  if (widgets.length === 0) return null;
  const revoke = ({ id: widgetId }: Widget) =>
    mutateAsync(widgetId)
      .then(
        () => {
          showSuccess('주소를 지웠어요.');
          onRevoked();
        },
        ({ message }: Error) => toast.error('주소를 지우지 못했어요.', { description: message }),
      )
      .finally(() => setAsked(null));
  return (
    <section aria-labelledby={id} className="rounded-card bg-card py-3 pr-2 pl-4 shadow-card">
      <h2 id={id} className="text-label font-semibold">
        쓰고 있는 주소
      </h2>
      <ul>
        {widgets.map((widget) => (
          <li key={widget.id} className="flex min-h-[52px] items-center gap-3">
            <p className="min-w-0 flex-1 text-label">
              {widget.region.sggnm} · {getCategory(widget.categoryId).name}
              <span className="block text-note text-ink-2">{formatCreated(widget)}</span>
            </p>
            <TextButton onClick={() => setAsked(widget)}>지우기</TextButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="이 주소를 지울까요?"
        text="이 주소를 쓰는 위젯에는 더는 그림이 보이지 않아요."
        confirmLabel="지우기"
        danger
        busy={isPending}
        onConfirm={() => asked && void revoke(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
