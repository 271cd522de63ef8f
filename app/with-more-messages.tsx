import type { ReactNode } from 'react';
import { readLanguage } from '@/lib/bff/for-pages';
import { MoreMessages } from '@/lib/client/language/message-packs';

/** Provides the messages of the screens below that are not among the first. For layouts. */
export default async function WithMoreMessages({ children }: { children: ReactNode }) {
  return <MoreMessages language={await readLanguage()}>{children}</MoreMessages>;
}
