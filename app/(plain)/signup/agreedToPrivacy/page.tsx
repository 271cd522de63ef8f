import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { POLICIES } from '@/lib/domain/policy/policies';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.signupPrivacy.title };

export default function PrivacyPage() {
  return <PolicyScreen policy={POLICIES.privacy} />;
}
