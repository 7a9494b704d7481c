import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';
import { lightClass } from '#lib/pictures/light.ts';
import { homeMessages } from '#messages/company/home.ts';
import { Reveal } from '#ui/reveal.tsx';
import { SlideArch } from './slide-arch.tsx';
import { SlideCaption } from './slide-caption.tsx';
import { SlideControls } from './slide-controls.tsx';
import { slideLight } from './slide-light.ts';
import { useSlideRotation } from './use-slide-rotation.ts';

type SlideShowProps = { slides: HeroSlide[]; isPending: boolean };

/**
 * Follows the carousel pattern of the ARIA Authoring Practices Guide: a pause control, labelled
 * slides, and text that is announced only when the visitor changes the slide. The controls come after
 * the slide, as they are seen.
 */
export function SlideShow({ slides, isPending }: SlideShowProps) {
  const { slides: text } = homeMessages;
  const rotation = useSlideRotation(slides.length);
  const { index, isTurning, holds } = rotation;
  const isCarousel = slides.length > 1;
  return (
    <>
      {slides.map((slide, place) => (
        <div
          key={slide.id}
          className={`hero-wash ${lightClass[slideLight(slide, place)]}`}
          data-shown={place === index || undefined}
          aria-hidden="true"
        />
      ))}
      <section
        className="mt-10 grid md:-mt-14 lg:col-span-full lg:row-span-full lg:mt-0 lg:grid-cols-subgrid lg:grid-rows-subgrid"
        aria-roledescription={isCarousel ? text.carousel : undefined}
        aria-label={text.label}
        aria-busy={isPending}
        {...(isCarousel ? holds : undefined)}
      >
        <Reveal className="relative z-10 order-2 -mt-16 me-auto grid w-[min(100%-1.5rem,34rem)] self-end bg-paper pe-5 pt-5 sm:-mt-44 sm:w-[min(66%,31rem)] lg:col-start-1 lg:row-start-2 lg:-me-24 lg:mt-9 lg:w-auto lg:border-t lg:border-line lg:pe-6 lg:pt-6 xl:-me-32">
          {isPending && (
            <p role="status" className="sr-only">
              {text.loading}
            </p>
          )}
          <div
            className="grid min-h-56 sm:min-h-44 lg:col-start-1 lg:row-start-1"
            aria-live={isTurning ? 'off' : 'polite'}
          >
            {slides.map((slide, place) => (
              <SlideCaption
                key={slide.id}
                slide={slide}
                label={isCarousel ? text.slide(place + 1, slides.length) : undefined}
                isShown={place === index}
              />
            ))}
          </div>
          {isCarousel ? (
            <SlideControls slides={slides} rotation={rotation} />
          ) : (
            <div className="order-2 h-13 lg:hidden" aria-hidden="true" />
          )}
        </Reveal>
        <SlideArch slides={slides} rotation={rotation} />
      </section>
    </>
  );
}
