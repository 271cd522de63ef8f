import { describeScreen } from '@/app/screen-metadata';
import { OAuthCallback } from '@/components/account/oauth-callback';
import { Sky } from '@/components/ui/sky';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describeScreen('oauthCallback');

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const getFirst = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export default async function OAuthCallbackPage({ searchParams }: Props) {
  const { stateId, provider, error } = await searchParams;
  const { socialHeading } = getMessages(await readLanguage()).logIn;
  return (
    <Sky>
      <main className="flex flex-1 flex-col">
        <h1 className="sr-only">{socialHeading}</h1>
        <OAuthCallback stateId={getFirst(stateId)} provider={getFirst(provider)} error={getFirst(error)} />
      </main>
    </Sky>
  );
}
