import type { Metadata } from 'next';
import { NewPassword } from '@/components/account/new-password';

export const metadata: Metadata = { title: '비밀번호 찾기' };

export default function NewPasswordPage() {
  return <NewPassword />;
}
