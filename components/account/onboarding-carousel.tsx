'use client';

import { useState, type KeyboardEvent } from 'react';
import { preload } from 'react-dom';
import { useMessages } from '@/lib/client/language/messages';
import { useSwipe } from '@/lib/client/interaction/swipe';
import { useOnboardingSlides } from './onboarding-slides';

/** Three introductory slides, moved by swipe, arrow keys or dots. */
export function OnboardingCarousel() {
  const messages = useMessages('landing');
  const slides = useOnboardingSlides();
  const [index, setIndex] = useState(0);
  const exists = (direction: 1 | -1) => index + direction >= 0 && index + direction < slides.length;
  const move = (direction: 1 | -1) => exists(direction) && setIndex(index + direction);
  const { offsetPx, dragging, handlers } = useSwipe({ canMove: exists, onMove: move });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  // Preloads the first picture, because the parser finds it only after all styles.
  preload(`${slides[0]?.picture}.avif`, { as: 'image', type: 'image/avif', fetchPriority: 'high' });
  return (
    <section
      aria-roledescription={messages.carousel}
      aria-label={messages.about}
      onKeyDown={onKeyDown}
      className="flex flex-1 flex-col overflow-x-clip"
    >
      <ul
        {...handlers}
        style={{ transform: `translate3d(calc(${-index * 100}% + ${offsetPx}px), 0, 0)` }}
        className={`flex flex-1 touch-pan-y ${dragging ? '' : 'transition-transform duration-gentle ease-spring'}`}
      >
        {slides.map(({ title, text, picture }, i) => (
          <li
            key={title}
            aria-roledescription={messages.slide}
            inert={i !== index}
            className="flex w-full flex-none flex-col items-center px-6 text-center"
          >
            <picture className="contents">
              <source type="image/avif" srcSet={`${picture}.avif`} />
              <img
                src={`${picture}.webp`}
                alt=""
                width={960}
                height={960}
                draggable={false}
                fetchPriority={i === 0 ? 'high' : 'low'}
                loading={i === 0 ? 'eager' : 'lazy'}
                className="min-h-24 w-full flex-[1_1_0] object-contain py-3 low:py-1"
              />
            </picture>
            <h2 className="text-title font-bold">{title}</h2>
            <p className="mt-1 text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="flex justify-center py-2 low:py-0">
        {slides.map(({ title }, i) => (
          <button
            key={title}
            type="button"
            aria-label={messages.showSlide(i + 1, title)}
            aria-current={i === index}
            onClick={() => setIndex(i)}
            className="grid h-11 min-w-11 place-items-center"
          >
            <span
              className={`block h-1.5 rounded-full transition-all duration-quick ${i === index ? 'w-5 bg-accent' : 'w-1.5 bg-control'}`}
            />
          </button>
        ))}
      </div>
    </section>
  );
}
