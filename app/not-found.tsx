import { LinkButton } from '@/components/ui/link-button';
import { Sky } from '@/components/ui/sky';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { HOME_PATH } from '@/lib/routes';

/** Fallback for notFound(). The middleware redirects unknown paths before they get here. */
export default async function NotFound() {
  const { notFound } = getMessages(await readLanguage()).app;
  return (
    <Sky>
      <main className="flex flex-1 flex-col justify-center">
        <div className="mx-4 flex flex-col items-center gap-1 rounded-card bg-card p-6 text-center shadow-card">
          <h1 className="text-lead font-semibold">{notFound.title}</h1>
          <p className="mb-3 text-label text-ink-2">{notFound.text}</p>
          <LinkButton look="soft" href={HOME_PATH}>
            {notFound.goHome}
          </LinkButton>
        </div>
      </main>
    </Sky>
  );
}
