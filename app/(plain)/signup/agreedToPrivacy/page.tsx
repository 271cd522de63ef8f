import { getOperator } from '@/app/operator';
import { describeScreen } from '@/app/screen-metadata';
import { PolicyScreen } from '@/components/account/policy-screen';
import { readLanguage } from '@/lib/bff/for-pages';
import { getPolicies } from '@/lib/domain/policy/policies';

export const generateMetadata = describeScreen('signupPrivacy');

export default async function PrivacyPage() {
  const language = await readLanguage();
  return <PolicyScreen policy={getPolicies(language, getOperator(language)).privacy} />;
}
