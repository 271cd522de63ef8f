import type { Metadata } from 'next';
import { ResetDone } from '@/components/account/reset-done';

export const metadata: Metadata = { title: '비밀번호 찾기' };

export default function ResetDonePage() {
  return <ResetDone />;
}
