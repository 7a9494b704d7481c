import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';
import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { imageSources } from '#lib/pictures/image-sources.ts';
import { imageUrl } from '#lib/pictures/image-url.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { locale } from '#messages/locale.ts';
import { ArchFrame } from '#ui/picture/arch-frame.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { slidePictureId } from './slide-caption.tsx';
import { slideLight } from './slide-light.ts';
import type { SlideRotation } from './use-slide-rotation.ts';
import { useSwipe } from './use-swipe.ts';

// A 3:2 picture that covers an arch of 4:5 is 1.9 times as wide as the arch.
const SIZES = '(min-width: 82rem) 61rem, (min-width: 64rem) 72vw, (min-width: 40rem) 45rem, 150vw';

type SlideArchProps = { slides: HeroSlide[]; rotation: SlideRotation };

export function SlideArch({ slides, rotation: { index, move } }: SlideArchProps) {
  const swipe = useSwipe((finger) =>
    move((finger === 'left') === (locale.direction === 'ltr') ? 1 : -1),
  );
  const isNextWanted = useAfterLoad();
  const first = slides[0];
  if (first) preloadPicture(first.image);

  return (
    <div
      className="relative mx-auto w-full max-w-[25rem] px-3 pt-5 sm:me-0 sm:max-w-[30rem] lg:col-start-2 lg:row-span-full lg:max-w-none lg:px-0"
      {...(slides.length > 1 ? swipe : undefined)}
    >
      <div className="relative aspect-[1/1.08] lg:aspect-auto lg:h-full lg:min-h-[36rem]">
        <ArchFrame className="absolute start-[-0.8rem] top-[-1.25rem] h-[calc(100%+1.25rem)] w-[calc(100%+1.6rem)] text-ochre lg:start-[-0.9rem] lg:w-[calc(100%+1.8rem)]" />
        <div className="arch arch-sky light-blue-hour relative size-full overflow-hidden">
          {slides.map((slide, place) => (
            <Slide
              key={slide.id}
              slide={slide}
              place={place}
              isShown={place === index}
              isNext={isNextWanted && place === (index + 1) % slides.length}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type SlideProps = { slide: HeroSlide; place: number; isShown: boolean; isNext: boolean };

/**
 * A slide loads its picture when it is first, shown or next, and then keeps it in order to fade.
 */
function Slide({ slide, place, isShown, isNext }: SlideProps) {
  const [hasPicture, setHasPicture] = useState(place === 0);
  if (!hasPicture && (isShown || isNext)) setHasPicture(true);
  return (
    <div
      id={slidePictureId(slide)}
      {...englishMark(slide, 'image_alt')}
      className={`arch-sky absolute inset-0 transition-opacity duration-1000 ease-calm ${lightClass[slideLight(slide, place)]} ${isShown ? '' : 'opacity-0'}`}
      aria-hidden={!isShown}
    >
      {hasPicture && (
        <Picture
          src={slide.image}
          alt={slide.image_alt}
          sizes={SIZES}
          className="hero-picture size-full object-cover"
          isPriority={place === 0}
          hasRetries={false}
        />
      )}
      <div className="hero-dusk" />
    </div>
  );
}

/** Starts the download of the first picture before layout; in prerendered HTML even earlier. */
function preloadPicture(src: string) {
  const href = imageUrl(src);
  const [best] = href ? imageSources(href) : [];
  if (!href) return;
  preload(href, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { imageSrcSet: best.srcSet, imageSizes: SIZES, type: best.type }),
  });
}

/** True after the load event: the next slide must not compete with the first screen. */
function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const loaded = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(loaded, 1000);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', loaded);
    return () => window.removeEventListener('load', loaded);
  }, []);
  return isLoaded;
}
