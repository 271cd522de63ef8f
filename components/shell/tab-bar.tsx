import { House, UserRound } from '@/components/ui/icons';
import Link from 'next/link';
import { useMessages } from '@/lib/client/language/messages';
import { SCREENS } from '@/lib/routes';

const TAB =
  'flex min-h-12 flex-1 flex-col items-center justify-center gap-0.5 text-fine font-semibold lying:min-h-11 lying:flex-row lying:gap-2';

/** Bottom navigation of home and my page. */
export function TabBar({ current }: { current: 'home' | 'mypage' }) {
  const { mainScreens } = useMessages('ui');
  const homeLinks = useMessages('homeLinks');
  const look = (tab: typeof current) => (tab === current ? 'text-accent-text' : 'text-ink-2');
  const fill = (tab: typeof current) => (tab === current ? 'currentColor' : 'none');
  return (
    <nav
      aria-label={mainScreens}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-column border-t border-line bg-solid pb-[env(safe-area-inset-bottom)] min-[481px]:rounded-t-card min-[481px]:border-x lying:max-w-none lying:rounded-none lying:border-x-0"
    >
      <div className="mx-auto flex max-w-column px-4 py-1.5 lying:py-0.5">
        <Link
          href={SCREENS.home.path}
          className={`${TAB} ${look('home')}`}
          aria-current={current === 'home' ? 'page' : undefined}
        >
          <House aria-hidden size={23} fill={fill('home')} />
          <span>{homeLinks.home}</span>
        </Link>
        <Link
          href={SCREENS.my.path}
          prefetch={false}
          className={`${TAB} ${look('mypage')}`}
          aria-current={current === 'mypage' ? 'page' : undefined}
        >
          <UserRound aria-hidden size={23} fill={fill('mypage')} />
          <span>{homeLinks.my}</span>
        </Link>
      </div>
    </nav>
  );
}
