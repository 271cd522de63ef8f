import { describeScreen } from '@/app/screen-metadata';
import { ResetDone } from '@/components/account/reset-done';

export const generateMetadata = describeScreen('resetDone');

export default function ResetDonePage() {
  return <ResetDone />;
}
