import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { LogInForm } from '@/components/account/log-in-form';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.loginForm.title };

export default function LogInPage() {
  return (
    <AccountScreen heading={'안녕하세요!\n날옷입니다.'} lead="회원 서비스를 이용하려면 로그인해 주세요.">
      <LogInForm />
    </AccountScreen>
  );
}
