'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useRecovery } from '@/lib/client/account/recovery';
import { FormEnd } from '@/components/ui/form';
import { SCREENS } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';

export function ResetDone() {
  const { recovered } = useRecovery();
  if (!recovered) return <Redirect to={SCREENS.resetPassword.path} />;
  return (
    <AccountScreen heading={'비밀번호를\n바꿨어요'} lead="새 비밀번호로 다시 로그인해 주세요.">
      <FormEnd>
        <LinkButton href={SCREENS.loginForm.path}>로그인하러 가기</LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
