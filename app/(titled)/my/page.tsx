import type { Metadata } from 'next';
import { MyScreen } from '@/components/my/my-screen';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: '마이' };

export default function MyPage() {
  return <MyScreen feedbackUrl={env().FEEDBACK_URL ?? null} />;
}
