import type { Metadata } from 'next';
import { NewPassword } from '@/components/account/new-password';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.newPassword.title };

export default function NewPasswordPage() {
  return <NewPassword />;
}
