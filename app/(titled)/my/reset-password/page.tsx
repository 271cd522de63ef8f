import type { Metadata } from 'next';
import { ChangePasswordScreen } from '@/components/account/change-password';

export const metadata: Metadata = { title: '비밀번호 변경' };

export default function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
