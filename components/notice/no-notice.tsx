import { LinkButton } from '@/components/ui/link-button';
import { SCREENS } from '@/lib/routes';

export function NoNotice() {
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-8 pb-32 text-center">
      <img src="/figures/not-found.webp" alt="" width={960} height={960} className="aspect-square w-60" />
      <h1 className="mt-2 text-title font-bold">존재하지 않는 공지사항이에요</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">지워졌거나 주소가 바뀌었을 수 있어요.</p>
      <LinkButton href={SCREENS.notices.path}>공지사항 목록으로</LinkButton>
    </main>
  );
}
