import { describeScreen } from '@/app/screen-metadata';
import { FoundId } from '@/components/account/found-id';

export const generateMetadata = describeScreen('foundId');

export default function FoundIdPage() {
  return <FoundId />;
}
