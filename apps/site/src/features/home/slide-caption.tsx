import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { homeMessages } from '#messages/company/home.ts';
import { SlideLink } from './slide-link.tsx';

/** The picture is drawn elsewhere, and belongs to its slide. */
export const slidePictureId = ({ id }: HeroSlide) => `slide-picture-${id}`;

type SlideCaptionProps = {
  slide: HeroSlide;
  /** Its position; undefined for a single slide. */
  label: string | undefined;
  isShown: boolean;
};

/** All slides share one grid cell, so the longest reserves the height. */
export function SlideCaption({ slide, label, isShown }: SlideCaptionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is a slide
    <div
      role="group"
      aria-roledescription={label && homeMessages.slides.role}
      aria-owns={slidePictureId(slide)}
      aria-label={label ?? slide.title}
      className={`col-start-1 row-start-1 flex flex-col transition-opacity duration-500 ${isShown ? 'opacity-100' : 'invisible opacity-0'}`}
    >
      <h2 {...englishMark(slide, 'title')} className="text-[clamp(1.5rem,1.3rem+0.9vw,2.05rem)]">
        {slide.title}
      </h2>
      {slide.description && (
        <p {...englishMark(slide, 'description')} className="mt-3 max-w-[52ch] text-muted">
          {slide.description}
        </p>
      )}
      {/* Always rendered: on wide screens the controls share this row. */}
      <p className="mt-auto min-h-13 pt-2">
        {slide.button_link && (
          <SlideLink to={slide.button_link}>
            <span {...englishMark(slide, 'button_text')}>{slide.button_text}</span>
          </SlideLink>
        )}
      </p>
    </div>
  );
}
