'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useViewer } from '@/lib/client/session/viewer';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { DEFAULT_CATEGORY, getCategory, parseCategoryId } from '@/lib/contract/category';
import type { SharedLook } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';

/**
 * Explains what the link that opened home changed. For a shared link: its outfit and place are shown. For a push to a
 * visitor: the daily category is shown instead, because the push's category needs a login.
 */
export function LinkNote({ look }: { look: SharedLook | null }) {
  const category = useSearchParams().get('category');
  const isHydrated = useHydrated();
  const { isKnown, isMember } = useViewer();
  const categories = useMessages('categories');
  const wanted = parseCategoryId(category);
  if (look) return <SharedLookNote look={look} />;
  if (!isHydrated || !isKnown || isMember || wanted === DEFAULT_CATEGORY) return null;
  return <LoginForCategory name={categories[getCategory(wanted).key]} />;
}

const ROW = 'mx-4 mt-2 flex min-h-11 items-center justify-between gap-2 rounded-control bg-card pl-4 text-note';

function SharedLookNote({ look: { place, categoryId } }: { look: SharedLook }) {
  const router = useRouter();
  const messages = useMessages('home').link;
  const { formatDistrict } = useMessages('places');
  const categories = useMessages('categories');
  return (
    <div role="status" className={ROW}>
      <p>{messages.shared(formatDistrict(place.region), categories[getCategory(categoryId).key])}</p>
      <TextButton onClick={() => router.replace(HOME_PATH, { scroll: false })}>{messages.showOwn}</TextButton>
    </div>
  );
}

function LoginForCategory({ name }: { name: string }) {
  const prompt = useLoginPrompt();
  const messages = useMessages('home').link;
  const categories = useMessages('categories');
  const logIn = () => prompt.open('category', { path: HOME_PATH + location.search });
  return (
    <div role="status" className={ROW}>
      <p>{messages.loginFor(name, categories[getCategory(DEFAULT_CATEGORY).key])}</p>
      <TextButton onClick={logIn}>{messages.logIn}</TextButton>
    </div>
  );
}
