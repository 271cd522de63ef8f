'use client';

import { Suspense } from 'react';
import { useOffer } from '@/components/pwa/use-offer';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { FirstQuestionCard } from './first-question-card';
import { useFirstQuestion } from './use-first-question';

const OfferCards = lazyOptional(() =>
  loadWithMessages(() => import('@/components/pwa/offers')).then((loaded) => loaded.OfferOfBrowser),
);

/**
 * Last card of home: what this browser is offered, otherwise the next question to a new user.
 * `hasSaved`: whether the user has saved an outfit.
 */
export function HomeFoot({ hasSaved }: { hasSaved: boolean }) {
  const { offer, later, end } = useOffer(hasSaved);
  const question = useFirstQuestion();
  if (offer)
    return (
      <Suspense fallback={null}>
        <OfferCards offer={offer} onLater={later} onDone={end} />
      </Suspense>
    );
  return question && <FirstQuestionCard question={question} />;
}
