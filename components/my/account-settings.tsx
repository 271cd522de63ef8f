'use client';

import { useMutation } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLogOut } from '@/lib/client/session/session-changes';
import type { Profile } from '@/lib/contract/account-fields';
import { AnalyticsChoice } from '../account/analytics-choice';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import { MemberScreen } from '../account/member-screen';

/** The screen of 계정 설정, for members. */
export function AccountSettingsScreen() {
  return <MemberScreen title="계정 설정">{(profile) => <AccountSettings profile={profile} />}</MemberScreen>;
}

/** Password, logout, and the way out. */
function AccountSettings({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: useLogOut(),
    onError: (error) => {
      setAsking(false);
      toast.error(error.message);
    },
  });
  return (
    <>
      <MenuGroup title="계정">
        {profile.loginType === 'email' && <MenuLink href="/my/reset-password" label="비밀번호 변경" icon={KeyRound} />}
        <MenuButton onClick={() => setAsking(true)} label="로그아웃" icon={LogOut} />
      </MenuGroup>
      <div className="mt-3">
        <AnalyticsChoice />
      </div>
      <Link
        href="/my/secession"
        className="mx-auto mt-4 flex min-h-11 items-center px-4 text-label text-ink-2 underline underline-offset-4"
      >
        서비스 탈퇴
      </Link>
      <ConfirmDialog
        open={asking}
        title="로그아웃할까요?"
        text="이 기기에 남아 있는 내 정보도 함께 지워져요."
        confirmWord="로그아웃"
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
