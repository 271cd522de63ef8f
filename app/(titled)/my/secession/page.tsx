import { describeScreen } from '@/app/screen-metadata';
import { SecessionScreen } from '@/components/my/secession';

export const generateMetadata = describeScreen('secession');

export default function SecessionPage() {
  return <SecessionScreen />;
}
