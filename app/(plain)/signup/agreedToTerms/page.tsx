import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { POLICIES } from '@/lib/domain/policy/policies';

export const metadata: Metadata = { title: POLICIES.terms.title };

export default function TermsPage() {
  return <PolicyScreen policy={POLICIES.terms} />;
}
