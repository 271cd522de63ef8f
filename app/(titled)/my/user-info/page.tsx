import type { Metadata } from 'next';
import { UserInfoScreen } from '@/components/account/user-info';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.userInfo.title };

export default function UserInfoPage() {
  return <UserInfoScreen />;
}
