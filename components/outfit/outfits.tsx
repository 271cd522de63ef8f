'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/components/ui/failure';
import { useLoginPrompt } from '@/lib/client/login-prompt';
import { sayOpeningSoon } from '@/lib/client/opening-soon';
import { outfitsQuery, type OutfitChoice } from '@/lib/client/queries';
import { useViewer } from '@/lib/client/viewer';
import { FeelingRow } from './feeling-row';
import { OutfitCarousel } from './outfit-carousel';
import { OutfitDetails } from './outfit-details';
import { OutfitsSkeleton } from './outfits-skeleton';
import { OutfitWords } from './outfit-words';

/** The outfits of one place, category and gender, with what is said of the one in front. */
export function Outfits(choice: OutfitChoice) {
  const { data, isPending, isFetching, refetch } = useQuery(outfitsQuery(choice));
  const [index, setIndex] = useState(0);
  const { isMember, profile } = useViewer();
  const prompt = useLoginPrompt();

  if (isPending) return <OutfitsSkeleton />;
  if (!data)
    return (
      <Failure
        title="코디를 불러오지 못했어요"
        detail="날씨는 그대로 볼 수 있어요."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );

  const outfits = data.fileMetadata;
  const shown = Math.min(index, outfits.length - 1);
  const current = outfits[shown] ?? outfits[0];
  return (
    <div id="outfits" role="tabpanel" aria-labelledby={`category-${choice.eventTypeId}`}>
      <OutfitCarousel
        outfits={outfits}
        index={shown}
        onMove={(direction) => (isMember ? setIndex(shown + direction) : prompt.open('carousel'))}
        onToggleBookmark={() => (isMember ? sayOpeningSoon() : prompt.open('bookmark'))}
      />
      {current && (
        <>
          <OutfitWords outfit={current.metadata} day={data.day} />
          {isMember && profile && data.day === 'today' && (
            <FeelingRow key={current.id} userId={profile.id} outfitId={current.id} date={data.date} />
          )}
          <OutfitDetails outfit={current.metadata} />
        </>
      )}
    </div>
  );
}
