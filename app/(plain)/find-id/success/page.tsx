import type { Metadata } from 'next';
import { FoundId } from '@/components/account/found-id';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.foundId.title };

export default function FoundIdPage() {
  return <FoundId />;
}
