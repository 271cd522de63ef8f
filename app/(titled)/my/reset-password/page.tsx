import type { Metadata } from 'next';
import { ChangePasswordScreen } from '@/components/account/change-password';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.changePassword.title };

export default function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
