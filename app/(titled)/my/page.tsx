import { AppVersion } from '@/app/app-version';
import { OperatorFooter } from '@/app/operator-footer';
import { describeScreen } from '@/app/screen-metadata';
import { MyScreen } from '@/components/my/my-screen';
import { env } from '@/lib/env';

export const generateMetadata = describeScreen('my');

export default function MyPage() {
  const footer = (
    <>
      <OperatorFooter />
      <AppVersion />
    </>
  );
  return <MyScreen feedbackUrl={env().FEEDBACK_URL ?? null} footer={footer} />;
}
