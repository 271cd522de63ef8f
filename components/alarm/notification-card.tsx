'use client';

import { useMessages } from '@/lib/client/language/messages';
interface Props {
  title: string;
  body: string;
  image?: string;
  /** Alternative text that names the clothes. */
  imageAlt: string;
}

/** Imitates how a phone shows a notification. */
export function NotificationCard({ title, body, image, imageAlt }: Props) {
  const { appNow } = useMessages('pushCard');
  return (
    <div className="flex gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-note text-ink-2">
          <img src="/icons/icon-192.png" alt="" width={20} height={20} className="size-5 rounded-full" />
          <span>{appNow}</span>
        </p>
        <p className="mt-1 text-label font-semibold">{title}</p>
        <p className="mt-0.5 text-note whitespace-pre-line text-ink-2">{body}</p>
      </div>
      {image && (
        <img
          src={image}
          alt={imageAlt}
          width={72}
          height={90}
          className="aspect-4/5 w-18 flex-none self-start rounded-small object-cover"
        />
      )}
    </div>
  );
}
