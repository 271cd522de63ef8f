import { LinkButton } from '@/components/ui/link-button';
import { Sky } from '@/components/ui/sky';
import { HOME_PATH } from '@/lib/routes';

/** Fallback for notFound(). The middleware redirects unknown paths before they get here. */
export default function NotFound() {
  return (
    <Sky>
      <main className="flex flex-1 flex-col justify-center">
        <div className="mx-4 flex flex-col items-center gap-1 rounded-card bg-card p-6 text-center shadow-card">
          <h1 className="text-lead font-semibold">찾으시는 화면이 없어요</h1>
          <p className="mb-3 text-label text-ink-2">주소가 바뀌었거나 지워졌을 수 있어요.</p>
          <LinkButton look="soft" href={HOME_PATH}>
            홈으로 가기
          </LinkButton>
        </div>
      </main>
    </Sky>
  );
}
