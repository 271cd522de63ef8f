import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { POLICIES } from '@/lib/domain/policy/policies';

export const metadata: Metadata = { title: POLICIES.location.title };

export default function LocationPage() {
  return <PolicyScreen policy={POLICIES.location} />;
}
