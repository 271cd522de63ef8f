'use client';

import { Clock, MapPin } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { LinkButton } from '@/components/ui/link-button';
import { OfferCard } from '@/components/ui/offer-card';
import { markAnswered, type FirstQuestion } from '@/lib/client/session/first-minute';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useLocateWithToast } from '@/lib/client/place/locate-messages';
import { usePlace } from '@/lib/client/place/place';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { createUniformWeek, COMMON_SPANS } from '@/lib/domain/my-day/plan';
import { formatSpan } from '@/lib/domain/my-day/hours-text';
import { PlacesOpener } from '@/components/place/places-opener';
import { SCREENS } from '@/lib/routes';

/** A question to new users, shown until it is answered or postponed. */
export const FirstQuestionCard = ({ question }: { question: FirstQuestion }) =>
  question === 'where' ? <PlaceQuestionCard /> : <HoursQuestionCard />;

function PlaceQuestionCard() {
  const { place, locating } = usePlace();
  const locate = useLocateWithToast();
  return (
    <OfferCard
      icon={MapPin}
      onLater={() => markAnswered('where')}
      title="어디에 계세요?"
      text={`지금은 ${place.region.sggnm} 날씨로 골랐어요. 계신 곳에 맞춰 드릴게요.`}
      choices={
        <PlacesOpener className="mt-2 min-h-11 text-label font-semibold text-accent-text">
          지역 이름으로 찾기
        </PlacesOpener>
      }
    >
      <Button
        className="flex-2"
        disabled={locating}
        onClick={() => void locate().then((outcome) => outcome === 'located' && markAnswered('where'))}
      >
        {locating ? '찾는 중' : '내 위치로'}
      </Button>
    </OfferCard>
  );
}

function HoursQuestionCard() {
  const save = useSaveMyDay();
  // Awaited here: saving unmounts the card, so its mutation callbacks would not be called.
  const choose = async (span: (typeof COMMON_SPANS)[number]) => {
    try {
      await save.mutateAsync(createUniformWeek({ spans: [{ ...span, placeId: null }], categoryId: null }));
      markAnswered('when');
      showSuccess(`${formatSpan(span)}에 맞춰 골라 드릴게요.`);
    } catch (error) {
      toast.error('시간을 저장하지 못했어요.', { description: toFormFailure(error).message });
    }
  };
  return (
    <OfferCard
      icon={Clock}
      onLater={() => markAnswered('when')}
      title="보통 언제 나가 계세요?"
      text="그 시간의 날씨에 맞춰 옷차림을 골라 드려요."
      choices={
        <div className="mt-3 flex flex-wrap gap-2">
          {COMMON_SPANS.map((span) => (
            <Chip
              key={span.from}
              disabled={save.isPending}
              onClick={() => void choose(span)}
              className="tabular min-w-fit flex-1 px-1"
            >
              {formatSpan(span)}
            </Chip>
          ))}
        </div>
      }
    >
      <LinkButton
        href={SCREENS.myDay.path}
        prefetch={false}
        look="soft"
        className="flex-2"
        onClick={() => markAnswered('when')}
      >
        직접 정하기
      </LinkButton>
    </OfferCard>
  );
}
