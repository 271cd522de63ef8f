import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { version } from '@/package.json';

/** Version and build, for reports about the app. Development has no build. */
export async function AppVersion() {
  const { operator } = getMessages(await readLanguage());
  const build = process.env.NEXT_DEPLOYMENT_ID?.slice(0, 8);
  return (
    <p className="mt-2 text-center text-note text-ink-2">
      {operator.version(build ? `${version} (${build})` : version)}
    </p>
  );
}
