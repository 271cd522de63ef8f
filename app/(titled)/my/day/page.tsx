import type { Metadata } from 'next';
import { MyDayScreen } from '@/components/day/my-day-screen';

export const metadata: Metadata = { title: '나의 하루' };

export default function MyDayPage() {
  return <MyDayScreen />;
}
