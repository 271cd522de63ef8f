'use client';

import { Suspense, useState } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { useFeedbackQuestion, type SeenOutfit } from '@/lib/client/outfit/feedback-question';
import { useLinkedOutfit } from '@/lib/client/outfit/linked-outfit';
import { useLastFeeling } from '@/lib/client/outfit/own-comfort';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useViewer } from '@/lib/client/session/viewer';
import { HOME_PATH } from '@/lib/routes';

/** Loaded on demand, because few visits ask. */
const FeelingRow = lazyOptional(() => import('./feeling-row').then((loaded) => loaded.FeelingRow));

/** Shown if a visitor opens the link of an evening question. After a login the question is still there. */
function LoginToAnswer() {
  const { open } = useLoginPrompt();
  const messages = useMessages('feelings');
  const logIn = () => open('default', { path: HOME_PATH + location.search });
  return (
    <p className="flex min-h-11 items-center justify-between gap-x-2 px-5 pt-2 text-note text-ink-2">
      <span>{messages.login}</span>
      <TextButton onClick={logIn}>{messages.logIn}</TextButton>
    </p>
  );
}

/** Asks a member how the last outfit felt, until they respond. A response given here can be undone here. */
export function FeelingQuestion({ front }: { front: SeenOutfit }) {
  const asked = useFeedbackQuestion(front);
  const [answeredHere, setAnsweredHere] = useState(false);
  const last = useLastFeeling();
  const linked = useLinkedOutfit();
  const { isKnown, isMember } = useViewer();
  if (linked && isKnown && !isMember) return <LoginToAnswer />;
  if (!asked) return null;
  const { worn, question } = asked;
  if (last && last.date >= worn.date && !answeredHere) return null;
  return (
    <Suspense fallback={null}>
      <FeelingRow
        key={worn.outfitId}
        worn={worn}
        question={question}
        isLinked={linked?.date === worn.date}
        onAnswer={() => setAnsweredHere(true)}
      />
    </Suspense>
  );
}
