import { describeScreen } from '@/app/screen-metadata';
import { UserInfoScreen } from '@/components/account/user-info';

export const generateMetadata = describeScreen('userInfo');

export default function UserInfoPage() {
  return <UserInfoScreen />;
}
