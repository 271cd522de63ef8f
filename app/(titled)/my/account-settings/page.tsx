import type { Metadata } from 'next';
import { AccountSettingsScreen } from '@/components/my/account-settings';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.accountSettings.title };

export default function AccountSettingsPage() {
  return <AccountSettingsScreen />;
}
