import { describeScreen } from '@/app/screen-metadata';
import { AccountSettingsScreen } from '@/components/my/account-settings';

export const generateMetadata = describeScreen('accountSettings');

export default function AccountSettingsPage() {
  return <AccountSettingsScreen />;
}
