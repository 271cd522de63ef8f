'use client';

import { Bell, Clock, FileText, Megaphone, MessageCircle, Settings, Shirt, UserRound } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { TabBar } from '@/components/shell/tab-bar';
import type { Profile } from '@/lib/contract/account-fields';
import { toast } from '@/lib/client/toasts/toasts';
import { SCREENS } from '@/lib/routes';
import { MembersOnly } from '@/components/account/members-only';
import { BookmarksLink } from './bookmarks-link';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import { ProfileCard } from './profile-card';

const SETTINGS = [
  { screen: SCREENS.userInfo, icon: UserRound },
  { screen: SCREENS.accountSettings, icon: Settings },
  { screen: SCREENS.myDay, icon: Clock },
  { screen: SCREENS.alarm, icon: Bell },
  { screen: SCREENS.neverWear, icon: Shirt },
];

/** My page. If `feedbackUrl` is set, it replaces the built-in feedback form. */
export function MyScreen({ feedbackUrl }: { feedbackUrl: string | null }) {
  return (
    <>
      <MembersOnly>{(profile) => <Menu profile={profile} feedbackUrl={feedbackUrl} />}</MembersOnly>
      <TabBar current="mypage" />
    </>
  );
}

type FeedbackSheet = ComponentType<{ open: boolean; onClose: () => void }>;

/** Loads the feedback form when the user opens it. If loading fails, a toast says so. */
function useFeedback() {
  const [sheet, setSheet] = useState<{ Sheet: FeedbackSheet } | null>(null);
  const write = () =>
    import('./feedback-sheet').then(
      ({ FeedbackSheet }) => setSheet({ Sheet: FeedbackSheet }),
      () => toast.error('의견 쓰기를 열지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.', { id: 'feedback' }),
    );
  return { write: () => void write(), sheet: sheet && <sheet.Sheet open onClose={() => setSheet(null)} /> };
}

function Menu({ profile, feedbackUrl }: { profile: Profile; feedbackUrl: string | null }) {
  const feedback = useFeedback();
  return (
    <main className="flex flex-col gap-3 px-4 pb-28">
      <ProfileCard profile={profile} />
      <MenuGroup title="활동과 소식">
        <BookmarksLink />
        <MenuLink href={SCREENS.notices.path} label={SCREENS.notices.title} icon={Megaphone} />
      </MenuGroup>
      <MenuGroup title="설정">
        {SETTINGS.map(({ screen: { path, title }, icon }) => (
          <MenuLink key={path} href={path} label={title} icon={icon} />
        ))}
      </MenuGroup>
      <MenuGroup title="고객 지원">
        {feedbackUrl ? (
          <MenuLink href={feedbackUrl} label="의견 남기기" icon={MessageCircle} />
        ) : (
          <MenuButton onClick={feedback.write} label="의견 남기기" icon={MessageCircle} />
        )}
        <MenuLink href={SCREENS.policies.path} label={SCREENS.policies.title} icon={FileText} />
      </MenuGroup>
      {feedback.sheet}
    </main>
  );
}
