'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useResetMailCode } from '@/lib/client/account/mail-code';
import { useRecovery } from '@/lib/client/account/recovery';
import { FormEnd } from '@/components/ui/form';
import { SCREENS } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';

export function FoundId() {
  const { recovered } = useRecovery();
  useResetMailCode('find-id');
  if (!recovered) return <Redirect to={SCREENS.findId.path} />;
  return (
    <AccountScreen heading={'아이디를\n찾았어요'} lead="이 아이디로 로그인할 수 있어요.">
      <p className="rounded-card bg-card px-5 py-6 text-center text-title font-bold shadow-card">
        {recovered.username}
      </p>
      <FormEnd>
        <LinkButton href={SCREENS.loginForm.path}>로그인하러 가기</LinkButton>
        <LinkButton href={SCREENS.resetPassword.path} look="soft">
          {SCREENS.resetPassword.title}
        </LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
