import { LinkButton } from '@/components/ui/link-button';
import { HOME_PATH } from '@/lib/routes';

export function NoBookmarks() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-16 text-center">
      <img src="/figures/empty-bookmarks.webp" alt="" width={960} height={960} className="aspect-square w-60" />
      <h2 className="mt-2 text-title font-bold">아직 저장한 코디가 없어요</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">마음에 드는 코디의 북마크를 누르면 여기에 모아 둘게요.</p>
      <LinkButton href={HOME_PATH}>코디 보러 가기</LinkButton>
    </div>
  );
}
