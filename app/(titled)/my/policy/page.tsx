import type { Metadata } from 'next';
import { MenuGroup, MenuLink } from '@/components/my/menu';
import { AGREEMENTS, getPolicies } from '@/lib/domain/policy/policies';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.policies.title };

export default async function PoliciesPage() {
  const language = await readLanguage();
  const policies = getPolicies(language);
  const { ours } = getMessages(language).documents;
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">{SCREENS.policies.title}</h1>
      <MenuGroup title={ours}>
        {AGREEMENTS.map((name) => (
          <MenuLink key={name} href={`${SCREENS.policies.path}/${name}`} label={policies[name].title} />
        ))}
      </MenuGroup>
    </main>
  );
}
