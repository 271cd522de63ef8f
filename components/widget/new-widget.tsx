'use client';

import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { formatScriptableScript } from '@/lib/domain/widget/scriptable-script';
import { HOME_PATH } from '@/lib/routes';
import { CopyButton } from './copy-button';

const QrCode = lazy(() => import('./qr-code'));

/** Address of a new widget with its picture, QR code and instructions. It cannot be shown again later. */
export function NewWidget({ path }: { path: string }) {
  const messages = useMessages('widgets');
  const widget = useMessages('widget');
  const id = useId();
  const address = new URL(path, location.origin).href;
  const script = formatScriptableScript(address, new URL(HOME_PATH, location.origin).href, widget);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
      <div>
        <h2 id={id} className="text-lead font-semibold">
          {messages.created}
        </h2>
        <p className="text-note text-ink-2">{messages.createdText}</p>
      </div>
      <img
        src={`${path}?size=medium`}
        alt={messages.pictureAlt}
        width={720}
        height={340}
        className="h-auto w-full rounded-small"
      />
      <p className="rounded-small bg-page p-3 font-mono text-note break-all select-all">{address}</p>
      <CopyButton text={address} label={messages.copyAddress} />
      <div className="flex flex-col items-center gap-2">
        <Suspense fallback={<Skeleton className="size-44 rounded-small" />}>
          <QrCode text={address} label={messages.qrCode} />
        </Suspense>
        <p className="text-note text-ink-2">{messages.qrCodeHint}</p>
      </div>
      <Steps title={messages.iphone} steps={messages.iphoneSteps} />
      <pre
        tabIndex={0}
        aria-label={messages.script}
        className="max-h-40 overflow-auto rounded-small bg-page p-3 text-note break-all whitespace-pre-wrap"
      >
        {script}
      </pre>
      <CopyButton text={script} label={messages.copyScript} />
      <Steps title={messages.android} steps={messages.androidSteps} />
    </section>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div>
      <h3 className="text-label font-semibold">{title}</h3>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5 text-label text-ink-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
