import { describeScreen } from '@/app/screen-metadata';
import { NewPassword } from '@/components/account/new-password';

export const generateMetadata = describeScreen('newPassword');

export default function NewPasswordPage() {
  return <NewPassword />;
}
