import type { Metadata } from 'next';
import { AccountSettingsScreen } from '@/components/my/account-settings';

export const metadata: Metadata = { title: '계정 설정' };

export default function AccountSettingsPage() {
  return <AccountSettingsScreen />;
}
