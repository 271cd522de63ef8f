'use client';

import {
  Bell,
  CalendarCheck,
  Clock,
  FileText,
  LayoutGrid,
  Megaphone,
  MessageCircle,
  Settings,
  Shirt,
  UserRound,
} from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { TabBar } from '@/components/shell/tab-bar';
import type { Profile } from '@/lib/contract/account-fields';
import { toast } from '@/lib/client/toasts/toasts';
import { SCREENS } from '@/lib/routes';
import { AnalyticsChoice } from '@/components/account/analytics-choice';
import { MembersOnly } from '@/components/account/members-only';
import { BookmarksLink } from './bookmarks-link';
import { LoginCard } from './login-card';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import { ProfileCard } from './profile-card';

const SETTINGS = [
  { screen: SCREENS.userInfo, icon: UserRound, forVisitors: false },
  { screen: SCREENS.accountSettings, icon: Settings, forVisitors: false },
  { screen: SCREENS.myDay, icon: Clock, forVisitors: true },
  { screen: SCREENS.alarm, icon: Bell, forVisitors: false },
  { screen: SCREENS.neverWear, icon: Shirt, forVisitors: true },
  { screen: SCREENS.widget, icon: LayoutGrid, forVisitors: true },
];

/** My page. If `feedbackUrl` is set, it replaces the built-in feedback form. */
export function MyScreen({ feedbackUrl }: { feedbackUrl: string | null }) {
  return (
    <>
      <MembersOnly visitorContent={<Menu profile={null} feedbackUrl={feedbackUrl} />}>
        {(profile) => <Menu profile={profile} feedbackUrl={feedbackUrl} />}
      </MembersOnly>
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

/** The menu of a member, or of a visitor if `profile` is null: a login card and what works without an account. */
function Menu({ profile, feedbackUrl }: { profile: Profile | null; feedbackUrl: string | null }) {
  const feedback = useFeedback();
  return (
    <main className="flex flex-col gap-3 px-4 pb-28">
      {profile ? <ProfileCard profile={profile} /> : <LoginCard />}
      <MenuGroup title="활동과 소식">
        {profile && <BookmarksLink />}
        <MenuLink href={SCREENS.worn.path} label={SCREENS.worn.title} icon={CalendarCheck} />
        <MenuLink href={SCREENS.notices.path} label={SCREENS.notices.title} icon={Megaphone} />
      </MenuGroup>
      <MenuGroup title="설정">
        {SETTINGS.filter(({ forVisitors }) => profile || forVisitors).map(({ screen: { path, title }, icon }) => (
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
      {!profile && <AnalyticsChoice />}
      {feedback.sheet}
    </main>
  );
}
