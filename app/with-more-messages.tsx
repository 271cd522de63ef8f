import type { ReactNode } from 'react';
import { readLanguage } from '@/lib/bff/for-pages';
import { MoreMessages, type AdditionalPack } from '@/lib/client/language/message-packs';

interface Props {
  /** By default that of all screens except home, weather and the landing page. */
  pack?: AdditionalPack;
  children: ReactNode;
}

/** Provides the messages of the screens below that are not among the first. For layouts and pages. */
export default async function WithMoreMessages({ pack = 'more', children }: Props) {
  return (
    <MoreMessages pack={pack} language={await readLanguage()}>
      {children}
    </MoreMessages>
  );
}
