import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { WeatherIcon } from '@/components/weather/weather-icon';

function Figure({ name, className = '' }: { name: string; className?: string }) {
  return (
    <img
      src={`/figures/onboarding/${name}.webp`}
      alt=""
      width={480}
      height={600}
      draggable={false}
      className={`aspect-4/5 rounded-card object-cover shadow-card ${className}`}
    />
  );
}

function Chip({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`absolute flex items-center gap-1.5 rounded-full bg-solid py-1.5 pr-4 pl-2 text-label font-semibold whitespace-nowrap shadow-float ${className}`}
    >
      {children}
    </span>
  );
}

const WeatherSlide = () => (
  <div className="relative aspect-4/5 h-full">
    <Figure name="f-winter" className="h-full" />
    <Chip className="top-5 -left-9">
      <WeatherIcon number={12} size={34} /> −3° 눈
    </Chip>
    <Chip className="-right-9 bottom-8 pl-4">목도리까지 포근하게</Chip>
  </div>
);

const ScheduleSlide = () => (
  <div className="relative flex h-full w-full items-center justify-center">
    <Figure name="m-business" className="z-10 -mr-[5%] w-[54%] -rotate-3" />
    <Figure name="f-date" className="mt-6 w-[54%] rotate-3" />
    <Chip className="top-2 -left-1 z-10 pl-4">비즈니스</Chip>
    <Chip className="-right-1 bottom-0 z-10 pl-4">데이트</Chip>
  </div>
);

const BookmarkSlide = () => (
  <div className="grid aspect-4/5 h-full grid-cols-2 grid-rows-2 gap-2.5">
    {['f-summer', 'm-activity', 'f-business', 'm-winter'].map((name, i) => (
      <span key={name} className="relative min-h-0">
        <Figure name={name} className="h-full" />
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-paper">
          <Bookmark aria-hidden size={16} className={i % 3 === 0 ? 'fill-accent text-accent' : 'text-on-paper'} />
        </span>
      </span>
    ))}
  </div>
);

/** What the product does, in three pictures with a line each. */
export const ONBOARDING_SLIDES = [
  { title: '오늘 날씨에 꼭 맞는 옷차림', text: '기온도 바람도 비도, 나가기 전에 한눈에', Picture: WeatherSlide },
  { title: '출근도 데이트도 운동도', text: '일정에 어울리는 코디를 골라 드려요', Picture: ScheduleSlide },
  { title: '마음에 든 코디는 저장', text: '북마크해 두고 언제든 다시 꺼내 봐요', Picture: BookmarkSlide },
] as const;
