import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { readLanguage } from '@/lib/bff/for-pages';
import { getPolicies } from '@/lib/domain/policy/policies';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.signupPrivacy.title };

export default async function PrivacyPage() {
  return <PolicyScreen policy={getPolicies(await readLanguage()).privacy} />;
}
