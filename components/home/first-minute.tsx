'use client';

import { Clock, MapPin } from 'lucide-react';
import Link from 'next/link';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { noteAnswered, type FirstQuestion } from '@/lib/client/session/first-minute';
import { formFailure } from '@/lib/client/api/form-failure';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useLocateWithWords } from '@/lib/client/place/locate-words';
import { usePlace } from '@/lib/client/place/place';
import { sayDone, toast } from '@/lib/client/toasts/toasts';
import { sameWeek, USUAL_SPANS } from '@/lib/domain/my-day/plan';
import { spanWords } from '@/lib/domain/my-day/hours-words';
import { MY_DAY_PATH } from '@/lib/routes';
import { PlacesOpener } from './places-opener';

/** What is asked once, after the first look: it can be put off with a tap, and is not asked again. */
export const FirstMinute = ({ question }: { question: FirstQuestion }) =>
  question === 'where' ? <WhereCard /> : <WhenCard />;

function WhereCard() {
  const { place, locating } = usePlace();
  const locate = useLocateWithWords();
  return (
    <QuestionCard
      question="where"
      icon={<MapPin aria-hidden size={22} />}
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
        onClick={() => void locate().then((outcome) => outcome === 'located' && noteAnswered('where'))}
      >
        {locating ? '찾는 중' : '내 위치로'}
      </Button>
    </QuestionCard>
  );
}

function WhenCard() {
  const save = useSaveMyDay();
  const choose = (span: (typeof USUAL_SPANS)[number]) =>
    save.mutate(sameWeek({ spans: [{ ...span, placeId: null }], categoryId: null }), {
      onSuccess: () => {
        noteAnswered('when');
        sayDone(`${spanWords(span)}에 맞춰 골라 드릴게요.`);
      },
      onError: (error) => toast.error('시간을 저장하지 못했어요.', { description: formFailure(error).message }),
    });
  return (
    <QuestionCard
      question="when"
      icon={<Clock aria-hidden size={22} />}
      title="보통 언제 나가 계세요?"
      text="그 시간의 날씨에 맞춰 옷차림을 골라 드려요."
      choices={
        <div className="mt-3 flex gap-2">
          {USUAL_SPANS.map((span) => (
            <button
              key={span.from}
              type="button"
              disabled={save.isPending}
              onClick={() => choose(span)}
              className="tabular min-h-11 flex-1 rounded-full border border-control bg-solid text-label font-semibold disabled:opacity-50"
            >
              {spanWords(span)}
            </button>
          ))}
        </div>
      }
    >
      <Link
        href={MY_DAY_PATH}
        prefetch={false}
        onClick={() => noteAnswered('when')}
        className="flex min-h-12 flex-2 items-center justify-center rounded-control bg-accent-soft px-4 text-body font-semibold text-accent-text"
      >
        직접 정하기
      </Link>
    </QuestionCard>
  );
}

interface CardProps {
  question: FirstQuestion;
  icon: ReactNode;
  title: string;
  text: string;
  choices?: ReactNode;
  /** What can be done beside putting it off. */
  children: ReactNode;
}

function QuestionCard({ question, icon, title, text, choices, children }: CardProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="mx-4 mt-2.5 rounded-card bg-card p-4 shadow-card">
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-small bg-accent-soft text-accent-text">
          {icon}
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          <p className="text-note text-ink-2">{text}</p>
        </div>
      </div>
      {choices}
      <div className="mt-3 flex gap-2">
        <Button look="plain" className="flex-1" onClick={() => noteAnswered(question)}>
          나중에
        </Button>
        {children}
      </div>
    </aside>
  );
}
