'use client';

import {
  Bell,
  CalendarCheck,
  Clock,
  FileText,
  LayoutGrid,
  Megaphone,
  MessageCircle,
  Plane,
  Settings,
  Shirt,
  UserRound,
} from '@/components/ui/icons';
import { useState, type ComponentType, type ReactNode } from 'react';
import { TabBar } from '@/components/shell/tab-bar';
import { useMessages } from '@/lib/client/language/messages';
import type { Profile } from '@/lib/contract/account-fields';
import { toast } from '@/lib/client/toasts/toasts';
import { SCREENS } from '@/lib/routes';
import { AnalyticsChoice } from '@/components/account/analytics-choice';
import { MembersOnly } from '@/components/account/members-only';
import { usePromptInstead } from '@/components/account/prompt-instead';
import { BookmarksLink } from './bookmarks-link';
import { LanguageRow, UnitsRow } from './language-row';
import { LoginCard } from './login-card';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import { OwnAgeRow } from './own-age-row';
import { ProfileCard } from './profile-card';
import { SensitivityRow } from './sensitivity-row';

/** Settings, with the prompt that visitors see instead of screens that need a login. */
const SETTINGS = [
  { screen: 'userInfo', icon: UserRound, prompt: 'mypage' },
  { screen: 'accountSettings', icon: Settings, prompt: 'mypage' },
  { screen: 'myDay', icon: Clock, prompt: null },
  { screen: 'alarm', icon: Bell, prompt: 'alarm' },
  { screen: 'neverWear', icon: Shirt, prompt: null },
  { screen: 'widget', icon: LayoutGrid, prompt: null },
] as const;

interface Props {
  /** Address that replaces the built-in feedback form. */
  feedbackUrl: string | null;
  /** Record of the operator, at the foot of the screen. */
  footer: ReactNode;
}

/** My page. */
export function MyScreen(props: Props) {
  return (
    <>
      <MembersOnly visitorContent={<Menu profile={null} {...props} />}>
        {(profile) => <Menu profile={profile} {...props} />}
      </MembersOnly>
      <TabBar current="mypage" />
    </>
  );
}

type FeedbackSheet = ComponentType<{ open: boolean; onClose: () => void }>;

/** Loads the feedback form when the user opens it. If loading fails, a toast says so. */
function useFeedback() {
  const { openFailed } = useMessages('feedback');
  const [sheet, setSheet] = useState<{ Sheet: FeedbackSheet } | null>(null);
  const write = () =>
    import('./feedback-sheet').then(
      ({ FeedbackSheet }) => setSheet({ Sheet: FeedbackSheet }),
      () => toast.error(openFailed, { id: 'feedback' }),
    );
  return { write: () => void write(), sheet: sheet && <sheet.Sheet open onClose={() => setSheet(null)} /> };
}

/** The menu of a member, or of a visitor if `profile` is null: a login card, and prompts behind what needs a login. */
function Menu({ profile, feedbackUrl, footer }: Props & { profile: Profile | null }) {
  const messages = useMessages('my');
  const screens = useMessages('screens');
  const { title: feedbackTitle } = useMessages('feedback');
  const { write, sheet } = useFeedback();
  const promptInstead = usePromptInstead();
  return (
    <main className="flex flex-col gap-3 px-4 pb-28">
      {profile ? <ProfileCard profile={profile} /> : <LoginCard />}
      <MenuGroup title={messages.activity}>
        <BookmarksLink />
        <MenuLink href={SCREENS.trips.path} label={screens.trips} icon={Plane} />
        <MenuLink href={SCREENS.worn.path} label={screens.worn} icon={CalendarCheck} />
        <MenuLink href={SCREENS.notices.path} label={screens.notices} icon={Megaphone} />
      </MenuGroup>
      <MenuGroup title={messages.settings}>
        {SETTINGS.map(({ screen, icon, prompt }) => (
          <MenuLink
            key={screen}
            href={SCREENS[screen].path}
            label={screens[screen]}
            icon={icon}
            onClick={profile || !prompt ? undefined : promptInstead(prompt, SCREENS[screen].path)}
          />
        ))}
        <SensitivityRow />
        {profile && <OwnAgeRow profile={profile} />}
        <LanguageRow />
        <UnitsRow />
      </MenuGroup>
      <MenuGroup title={messages.support}>
        {feedbackUrl ? (
          <MenuLink href={feedbackUrl} label={feedbackTitle} icon={MessageCircle} />
        ) : (
          <MenuButton onClick={write} label={feedbackTitle} icon={MessageCircle} />
        )}
        <MenuLink href={SCREENS.policies.path} label={screens.policies} icon={FileText} />
      </MenuGroup>
      {!profile && <AnalyticsChoice />}
      <footer className="mt-2">{footer}</footer>
      {sheet}
    </main>
  );
}
