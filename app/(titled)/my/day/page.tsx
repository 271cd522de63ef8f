import { describeScreen } from '@/app/screen-metadata';
import { MyDayScreen } from '@/components/day/my-day-screen';

export const generateMetadata = describeScreen('myDay');

export default function MyDayPage() {
  return <MyDayScreen />;
}
