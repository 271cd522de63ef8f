import { describeScreen } from '@/app/screen-metadata';
import { WornScreen } from '@/components/clothes/worn-screen';

export const generateMetadata = describeScreen('worn');

export default function WornPage() {
  return <WornScreen />;
}
