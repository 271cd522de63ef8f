import type { Metadata } from 'next';
import { MyDayScreen } from '@/components/day/my-day-screen';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.myDay.title };

export default function MyDayPage() {
  return <MyDayScreen />;
}
