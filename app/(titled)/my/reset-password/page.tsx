import { describeScreen } from '@/app/screen-metadata';
import { ChangePasswordScreen } from '@/components/account/change-password';

export const generateMetadata = describeScreen('changePassword');

export default function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
