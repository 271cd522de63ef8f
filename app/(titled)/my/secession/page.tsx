import type { Metadata } from 'next';
import { SecessionScreen } from '@/components/my/secession';

export const metadata: Metadata = { title: '서비스 탈퇴' };

export default function SecessionPage() {
  return <SecessionScreen />;
}
