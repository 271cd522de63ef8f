import type { Metadata } from 'next';
import { ResetDone } from '@/components/account/reset-done';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.resetDone.title };

export default function ResetDonePage() {
  return <ResetDone />;
}
