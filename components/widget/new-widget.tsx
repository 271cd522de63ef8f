'use client';

import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { formatScriptableScript } from '@/lib/domain/widget/scriptable-script';
import { HOME_PATH } from '@/lib/routes';
import { CopyButton } from './copy-button';

const QrCode = lazy(() => import('./qr-code'));

/** Address of a new widget with its picture, QR code and instructions. It cannot be shown again later. */
export function NewWidget({ path }: { path: string }) {
  const id = useId();
  const address = new URL(path, location.origin).href;
  const script = formatScriptableScript(address, new URL(HOME_PATH, location.origin).href);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
      <div>
        <h2 id={id} className="text-lead font-semibold">
          새 위젯 주소
        </h2>
        <p className="text-note text-ink-2">
          이 화면을 닫으면 다시 볼 수 없어요. 이 주소를 아는 사람은 누구나 그림을 볼 수 있으니 나만 간직해 주세요.
        </p>
      </div>
      <img
        src={`${path}?size=medium`}
        alt="위젯에 보일 오늘 옷차림"
        width={720}
        height={340}
        className="h-auto w-full rounded-small"
      />
      <p className="rounded-small bg-page p-3 font-mono text-note break-all select-all">{address}</p>
      <CopyButton text={address} label="주소 복사" />
      <div className="flex flex-col items-center gap-2">
        <Suspense fallback={<Skeleton className="size-44 rounded-small" />}>
          <QrCode text={address} label="위젯 주소의 QR 코드" />
        </Suspense>
        <p className="text-note text-ink-2">다른 기기의 카메라로 찍으면 주소가 열려요.</p>
      </div>
      <Steps title="아이폰 (Scriptable)">
        <li>App Store에서 무료 앱 Scriptable을 받아요.</li>
        <li>앱에서 +를 눌러 새 스크립트를 만들고, 아래 글을 복사해 붙여 넣어요.</li>
        <li>홈 화면에 Scriptable 위젯을 놓고 그 스크립트를 골라요.</li>
      </Steps>
      <pre
        tabIndex={0}
        aria-label="Scriptable 스크립트"
        className="max-h-40 overflow-auto rounded-small bg-page p-3 text-note break-all whitespace-pre-wrap"
      >
        {script}
      </pre>
      <CopyButton text={script} label="스크립트 복사" />
      <Steps title="안드로이드 (KWGT)">
        <li>Play 스토어에서 KWGT를 받아 홈 화면에 위젯을 놓아요.</li>
        <li>위젯에 비트맵을 더하고, 그림 대신 위 주소를 수식으로 넣어요.</li>
        <li>주소 끝에 ?size=small, ?size=medium, ?size=large를 붙이면 크기가 바뀌어요.</li>
      </Steps>
    </section>
  );
}

function Steps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-label font-semibold">{title}</h3>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5 text-label text-ink-2">{children}</ol>
    </div>
  );
}
