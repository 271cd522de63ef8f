import type { Messages } from '@/lib/messages/messages';

/** Introduction and QR code beside the column on wide screens. Phones do not load it. */
export function WideAside({ messages }: { messages: Messages['aside'] }) {
  return (
    <aside
      aria-label={messages.label}
      className="fixed top-1/2 left-[max(40px,calc(50%-580px))] z-10 hidden w-60 -translate-y-1/2 xl:block"
    >
      <p className="text-display font-bold">{messages.question}</p>
      <p className="mt-2 text-body text-ink-2">{messages.text}</p>
      <img
        src="/qr-code.svg"
        alt={messages.qrCode}
        width={128}
        height={128}
        loading="lazy"
        className="mt-5 rounded-control shadow-card"
      />
      <p className="mt-2 text-note text-ink-2">{messages.scan}</p>
    </aside>
  );
}
