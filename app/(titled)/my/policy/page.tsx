import type { Metadata } from 'next';
import { MenuGroup, MenuLink } from '@/components/my/menu';
import { AGREEMENTS, POLICIES } from '@/lib/domain/policy/policies';

export const metadata: Metadata = { title: '약관 및 정책' };

export default function PoliciesPage() {
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">약관 및 정책</h1>
      <MenuGroup title="날옷의 약속">
        {AGREEMENTS.map((name) => (
          <MenuLink key={name} href={`/my/policy/${name}`} label={POLICIES[name].title} />
        ))}
      </MenuGroup>
    </main>
  );
}
