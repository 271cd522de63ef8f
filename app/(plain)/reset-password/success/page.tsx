import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { FormEnd } from '@/components/account/form';
import { LinkButton } from '@/components/ui/link-button';

export const metadata: Metadata = { title: '비밀번호 찾기' };

export default function ResetDonePage() {
  return (
    <AccountScreen title="비밀번호 찾기" heading={'비밀번호를\n바꿨어요'} lead="새 비밀번호로 다시 로그인해 주세요.">
      <FormEnd>
        <LinkButton href="/login/form">로그인하러 가기</LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
