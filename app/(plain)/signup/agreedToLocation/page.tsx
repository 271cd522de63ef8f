import type { Metadata } from 'next';
import { PolicyScreen } from '@/components/account/policy-screen';
import { POLICIES } from '@/lib/domain/policy/policies';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.signupLocation.title };

export default function LocationPage() {
  return <PolicyScreen policy={POLICIES.location} />;
}
