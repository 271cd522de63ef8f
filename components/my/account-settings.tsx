'use client';

import { useMutation } from '@tanstack/react-query';
import { KeyRound, LogOut, MonitorSmartphone } from '@/components/ui/icons';
import Link from 'next/link';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMessages } from '@/lib/client/language/messages';
import { apiSend } from '@/lib/client/api/api';
import { useLogOut } from '@/lib/client/session/session-changes';
import type { logOutElsewhere } from '@/lib/contract/auth';
import type { Profile } from '@/lib/contract/account-fields';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { AnalyticsChoice } from '@/components/account/analytics-choice';
import { MemberScreen } from '@/components/account/member-screen';
import { SCREENS } from '@/lib/routes';
import { MarketingChoice } from './marketing-choice';
import { OwnData } from './own-data';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import { showFailure } from '@/lib/client/api/show-failure';

export function AccountSettingsScreen() {
  return <MemberScreen screen="accountSettings">{(profile) => <AccountSettings profile={profile} />}</MemberScreen>;
}

/** Password, logout on this and other devices, the member's data and consents, account deletion. */
function AccountSettings({ profile }: { profile: Profile }) {
  const messages = useMessages('accountSettings');
  const screens = useMessages('screens');
  const [openDialog, setOpenDialog] = useState<'here' | 'elsewhere' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <MenuGroup title={messages.account}>
        {profile.loginType === 'email' && (
          <MenuLink href={SCREENS.changePassword.path} label={screens.changePassword} icon={KeyRound} />
        )}
        <MenuButton onClick={() => setOpenDialog('here')} label={messages.logOut} icon={LogOut} />
        <MenuButton
          onClick={() => setOpenDialog('elsewhere')}
          label={messages.logOutElsewhere}
          icon={MonitorSmartphone}
        />
      </MenuGroup>
      <div className="mt-3 flex flex-col gap-3">
        <OwnData profile={profile} />
        <MarketingChoice profile={profile} />
        <AnalyticsChoice />
      </div>
      <Link
        href={SCREENS.secession.path}
        className="mx-auto mt-4 flex min-h-11 items-center px-4 text-label text-ink-2 underline underline-offset-4"
      >
        {screens.secession}
      </Link>
      <LogOutHere open={openDialog === 'here'} onClose={close} />
      <LogOutElsewhere open={openDialog === 'elsewhere'} onClose={close} />
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function LogOutHere({ open, onClose }: DialogProps) {
  const messages = useMessages('accountSettings');
  const { mutate, isPending } = useMutation({
    mutationFn: useLogOut(),
    onError: (error) => {
      onClose();
      showFailure(error);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={messages.logOutTitle}
      text={messages.logOutText}
      confirmLabel={messages.logOut}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

function LogOutElsewhere({ open, onClose }: DialogProps) {
  const messages = useMessages('accountSettings');
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend<typeof logOutElsewhere>('POST', '/api/v1/auth/logout-elsewhere'),
    onSuccess: ({ ended }) => showSuccess(messages.loggedOutElsewhere(ended)),
    onError: (error) => showFailure(error),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={messages.logOutElsewhereTitle}
      text={messages.logOutElsewhereText}
      confirmLabel={messages.logOut}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
