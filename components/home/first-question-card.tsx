'use client';

import type { ComponentType } from 'react';
import { SensitivityChips } from '@/components/account/sensitivity-chips';
import { Clock, MapPin, Snowflake } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { LinkButton } from '@/components/ui/link-button';
import { OfferCard } from '@/components/ui/offer-card';
import { markAnswered, type FirstQuestion } from '@/lib/client/session/first-minute';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useLocateWithToast } from '@/lib/client/place/locate-messages';
import { usePlace } from '@/lib/client/place/place';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { createUniformWeek, COMMON_SPANS } from '@/lib/domain/my-day/plan';
import { PlacesOpener } from '@/components/place/places-opener';
import { SCREENS } from '@/lib/routes';
import { showFailure } from '@/lib/client/api/show-failure';

/** A question to new users, shown until it is answered or postponed. */
export function FirstQuestionCard({ question }: { question: FirstQuestion }) {
  const Card = CARDS[question];
  return <Card />;
}

const CARDS: Record<FirstQuestion, ComponentType> = {
  where: PlaceQuestionCard,
  when: HoursQuestionCard,
  cold: SensitivityQuestionCard,
};

function SensitivityQuestionCard() {
  const messages = useMessages('home').cold;
  const finish = () => {
    markAnswered('cold');
    showSuccess(messages.chosen);
  };
  return (
    <OfferCard
      icon={Snowflake}
      onLater={() => markAnswered('cold')}
      title={messages.title}
      text={messages.text}
      choices={<SensitivityChips onSaved={finish} className="mt-3" />}
    />
  );
}

function PlaceQuestionCard() {
  const { place, locating } = usePlace();
  const messages = useMessages('home').where;
  const header = useMessages('placeHeader');
  const { formatDistrict } = useMessages('places');
  const locate = useLocateWithToast();
  return (
    <OfferCard
      icon={MapPin}
      onLater={() => markAnswered('where')}
      title={messages.title}
      text={messages.text(formatDistrict(place.region))}
      choices={
        <PlacesOpener className="mt-2 min-h-11 text-label font-semibold text-accent-text">
          {messages.search}
        </PlacesOpener>
      }
    >
      <Button
        className="flex-2"
        disabled={locating}
        onClick={() => void locate().then((outcome) => outcome === 'located' && markAnswered('where'))}
      >
        {locating ? header.locating : header.locate}
      </Button>
    </OfferCard>
  );
}

function HoursQuestionCard() {
  const save = useSaveMyDay();
  const messages = useMessages('home').when;
  const { formatSpan } = useMessages('hours');
  // Awaited here: saving unmounts the card, so its mutation callbacks would not be called.
  const choose = async (span: (typeof COMMON_SPANS)[number]) => {
    try {
      await save.mutateAsync(createUniformWeek({ spans: [{ ...span, placeId: null }], categoryId: null }));
      markAnswered('when');
      showSuccess(messages.chosen(formatSpan(span)));
    } catch (error) {
      showFailure(error, messages.failed);
    }
  };
  return (
    <OfferCard
      icon={Clock}
      onLater={() => markAnswered('when')}
      title={messages.title}
      text={messages.text}
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
        {messages.chooseOwn}
      </LinkButton>
    </OfferCard>
  );
}
