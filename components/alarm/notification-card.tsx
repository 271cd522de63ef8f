interface Props {
  title: string;
  body: string;
  image?: string;
  /** Names the clothes in the picture. */
  imageAlt: string;
}

/** A notification as a phone shows it: who sends it, what it says, and its picture. */
export function NotificationCard({ title, body, image, imageAlt }: Props) {
  return (
    <div className="flex gap-3">
      <img src="/icons/icon-192.png" alt="" width={36} height={36} className="size-9 flex-none rounded-small" />
      <div className="min-w-0 flex-1">
        <p className="text-note text-ink-2">날옷 · 지금</p>
        <p className="text-label font-semibold">{title}</p>
        <p className="text-label whitespace-pre-line text-ink-2">{body}</p>
      </div>
      {image && (
        <img
          src={image}
          alt={imageAlt}
          width={64}
          height={80}
          className="aspect-4/5 w-16 flex-none self-start rounded-small object-cover"
        />
      )}
    </div>
  );
}
