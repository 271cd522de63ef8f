import type { Metadata } from 'next';
import { UserInfoScreen } from '@/components/account/user-info';

export const metadata: Metadata = { title: '회원 정보' };

export default function UserInfoPage() {
  return <UserInfoScreen />;
}
