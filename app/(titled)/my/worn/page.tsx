import type { Metadata } from 'next';
import { WornScreen } from '@/components/clothes/worn-screen';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.worn.title };

export default function WornPage() {
  return <WornScreen />;
}
