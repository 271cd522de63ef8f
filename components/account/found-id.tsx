'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useResetMailCode } from '@/lib/client/account/mail-code';
import { useRecovery } from '@/lib/client/account/recovery';
import { FormEnd } from '@/components/ui/form';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';

/** The username that was found. */
export function FoundId() {
  const { recovered } = useRecovery();
  useResetMailCode('find-id');
  if (!recovered) return <Redirect to="/find-id" />;
  return (
    <AccountScreen title="아이디 찾기" heading={'아이디를\n찾았어요'} lead="이 아이디로 로그인할 수 있어요.">
      <p className="rounded-card bg-card px-5 py-6 text-center text-title font-bold shadow-card">{recovered.username}</p>
      <FormEnd>
        <LinkButton href="/login/form">로그인하러 가기</LinkButton>
        <LinkButton href="/reset-password" look="soft">
          비밀번호 찾기
        </LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
