import type { Metadata } from 'next';
import { MyScreen } from '@/components/my/my-screen';
import { env } from '@/lib/env';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.my.title };

export default function MyPage() {
  return <MyScreen feedbackUrl={env().FEEDBACK_URL ?? null} />;
}
