import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { POLICIES } from '@/lib/domain/policy/policies';

export const metadata: Metadata = { title: POLICIES.privacy.title };

export default function PrivacyPage() {
  return <PolicyScreen policy={POLICIES.privacy} />;
}
