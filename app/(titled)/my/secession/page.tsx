import type { Metadata } from 'next';
import { SecessionScreen } from '@/components/my/secession';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.secession.title };

export default function SecessionPage() {
  return <SecessionScreen />;
}
