'use client';

import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { useRevokeWidget } from '@/lib/client/widget/widgets';
import { getCategory } from '@/lib/contract/category';
import type { Widget } from '@/lib/contract/widget';
import { kstDate } from '@/lib/domain/kst';
import { showFailure } from '@/lib/client/api/show-failure';

function getCreationDay({ createdAt }: Widget): { month: number; day: number } {
  const [, month = 0, day = 0] = kstDate(Date.parse(createdAt)).split('-').map(Number);
  return { month, day };
}

/** The member's pictures and calendar by address, each with a button that revokes it. */
export function WidgetList({ widgets, onRevoked }: { widgets: readonly Widget[]; onRevoked: () => void }) {
  const categories = useMessages('categories');
  const messages = useMessages('widgets');
  const { formatDistrict } = useMessages('places');
  const id = useId();
  const [asked, setAsked] = useState<Widget | null>(null);
  const { mutateAsync, isPending } = useRevokeWidget();
  if (widgets.length === 0) return null;
  const revoke = ({ id: widgetId }: Widget) =>
    mutateAsync(widgetId)
      .then(
        () => {
          showSuccess(messages.revoked);
          onRevoked();
        },
        (error) => showFailure(error, messages.revokeFailed),
      )
      .finally(() => setAsked(null));
  return (
    <section aria-labelledby={id} className="rounded-card bg-card py-3 pr-2 pl-4 shadow-card">
      <h2 id={id} className="text-label font-semibold">
        {messages.list}
      </h2>
      <ul>
        {widgets.map((widget) => (
          <li key={widget.id} className="flex min-h-[52px] items-center gap-3">
            <p className="min-w-0 flex-1 text-label">
              <span>
                {[
                  ...(widget.kind === 'calendar' ? [messages.kinds.calendar] : []),
                  formatDistrict(widget.region),
                  categories[getCategory(widget.categoryId).key],
                ].join(' · ')}
              </span>
              <span className="block text-note text-ink-2">{messages.createdOn(getCreationDay(widget))}</span>
            </p>
            <TextButton onClick={() => setAsked(widget)}>{messages.revoke}</TextButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={messages.revokeTitle}
        text={messages.revokeTexts[asked?.kind ?? 'picture']}
        confirmLabel={messages.revoke}
        danger
        busy={isPending}
        onConfirm={() => asked && void revoke(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
