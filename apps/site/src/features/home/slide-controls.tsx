import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { lightClass } from '#lib/pictures/light.ts';
import { homeMessages } from '#messages/company/home.ts';
import { locale } from '#messages/locale.ts';
import { Button } from '#ui/button.tsx';
import { ArchFrame } from '#ui/picture/arch-frame.tsx';
import { slideLight } from './slide-light.ts';
import type { SlideRotation } from './use-slide-rotation.ts';

type SlideControlsProps = { slides: HeroSlide[]; rotation: SlideRotation };

/** More doors would leave no space for the text. */
const MOST_DOORS = 5;

export function SlideControls({ slides, rotation }: SlideControlsProps) {
  const { slides: text } = homeMessages;
  const { index, isPlaying, move, show, toggle } = rotation;
  const Toggle = isPlaying ? Pause : Play;

  const followArrows = (event: KeyboardEvent) => {
    const forward = locale.direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === forward ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these turn slides
    <div
      role="group"
      aria-label={text.controls}
      className="relative z-10 order-2 mt-1 flex flex-wrap items-center gap-y-2 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-end lg:justify-self-end"
      onKeyDown={followArrows}
    >
      <Button
        variant="ghost"
        size="icon"
        className="-ms-3"
        aria-label={isPlaying ? text.pause : text.play}
        onClick={toggle}
      >
        <Toggle className="size-5" strokeWidth={1.7} aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={text.previous} onClick={() => move(-1)}>
        <ChevronLeft className="size-5 rtl:-scale-x-100" strokeWidth={1.7} aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={text.next} onClick={() => move(1)}>
        <ChevronRight className="size-5 rtl:-scale-x-100" strokeWidth={1.7} aria-hidden="true" />
      </Button>
      {slides.length > MOST_DOORS ? (
        <p className="tabular ms-3 text-small text-muted">{text.slide(index + 1, slides.length)}</p>
      ) : (
        <ul className="ms-3 flex flex-wrap">
          {slides.map((slide, place) => (
            <li key={slide.id}>
              <button
                type="button"
                className="group/door grid h-13 w-11 place-items-center"
                aria-label={text.show(place + 1, slide.title)}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
              >
                <span
                  className={`relative h-9 w-6 transition-transform duration-300 ease-calm group-hover/door:-translate-y-0.5 ${lightClass[slideLight(slide, place)]}`}
                >
                  <span className="arch arch-sky absolute inset-0" />
                  <ArchFrame
                    className={`absolute inset-0 size-full ${place === index ? 'text-ink [stroke-width:2.5px]' : 'text-field'}`}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
