'use client';

import { X } from '@/components/ui/icons';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useMessages } from '@/lib/client/language/messages';
import { dismissForegroundPush, useForegroundPush } from '@/lib/client/alarm/push/foreground-message';
import { reportOpenedPush } from '@/lib/client/alarm/push/opened-push';
import { useSwipe } from '@/lib/client/interaction/swipe';
import type { PushMessage } from '@/lib/contract/push-message';
import { NotificationCard } from './notification-card';
import { useModalOpen } from './use-modal-open';

/** Display time from the specification. */
export const VISIBLE_MS = 5_000;
/** Above the toasts, which sonner places at z-index 999,999,999. */
const ABOVE_TOASTS = 1_000_000_000;

/**
 * Shows a push for five seconds while the app is in the foreground. If a dialog is open, it waits until the dialog
 * closes.
 */
export function PushPopup() {
  const message = useForegroundPush();
  const covered = useModalOpen(message !== null);
  return (
    <div role="status" style={{ zIndex: ABOVE_TOASTS }} className="fixed inset-x-0 top-0 mx-auto max-w-column px-3">
      {message && !covered && <Popup key={message.data.messageId} message={message} />}
    </div>
  );
}

function Popup({ message: { notification, data } }: { message: PushMessage }) {
  const { close } = useMessages('pushCard');
  const [paused, setPaused] = useState(false);
  const { offsetPx, dragging, handlers } = useSwipe({ canMove: () => true, onMove: dismissForegroundPush });
  const open = () => {
    reportOpenedPush(data);
    dismissForegroundPush();
  };

  // The timer pauses while the popup is hovered, focused or dragged.
  useEffect(() => {
    if (paused || dragging) return;
    const timer = setTimeout(dismissForegroundPush, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [paused, dragging]);

  // Listens on the document, because Escape closes the popup wherever the focus is.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismissForegroundPush();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div
      {...handlers}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      style={{ translate: `${offsetPx}px` }}
      className="push-popup relative mt-[calc(8px+env(safe-area-inset-top))] touch-pan-y rounded-card bg-solid shadow-float"
    >
      <Link href={data.link} onClick={open} draggable={false} className="block rounded-card py-3.5 pr-12 pl-3.5">
        <NotificationCard title={notification.title} body={notification.body} image={notification.image} imageAlt="" />
      </Link>
      <IconButton aria-label={close} onClick={dismissForegroundPush} className="absolute top-1 right-1 text-ink-2">
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
