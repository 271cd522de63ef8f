import { Sky } from '@/components/ui/sky';
import { TitleHeader } from '@/components/ui/title-header';
import type { Policy } from '@/lib/domain/policy/policy';
import { PolicyText } from './policy-text';

/** Screen of a policy within the signup. */
export function PolicyScreen({ policy }: { policy: Policy }) {
  return (
    <Sky>
      <TitleHeader screen={{ back: true }} title={policy.title} />
      <main>
        <PolicyText policy={policy} />
      </main>
    </Sky>
  );
}
