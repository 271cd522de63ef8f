import { describePublicScreen } from '@/app/screen-metadata';
import { MenuGroup, MenuLink } from '@/components/my/menu';
import { AGREEMENTS } from '@/lib/domain/policy/policies';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

export const generateMetadata = describePublicScreen('policies');

export default async function PoliciesPage() {
  const { documents, screens } = getMessages(await readLanguage());
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">{screens.policies}</h1>
      <MenuGroup title={documents.ours}>
        {AGREEMENTS.map((name) => (
          <MenuLink key={name} href={SCREENS[name].path} label={screens[name]} />
        ))}
        <MenuLink href="/licences.txt" label={documents.licences} />
      </MenuGroup>
    </main>
  );
}
