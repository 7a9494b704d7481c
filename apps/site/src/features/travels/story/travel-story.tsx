import type { Travel } from '@expat-buddy/domain/travel/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { travelStory } from './story.ts';

export function TravelStory({ travel }: { travel: Travel }) {
  const { travel: text } = travelMessages;
  const { standfirst, paragraphs } = travelStory(travel.description);
  return (
    <>
      {standfirst && (
        <p
          {...englishMark(travel, 'description')}
          className="font-display max-w-[34ch] text-[clamp(1.5rem,1.2rem+1.3vw,2.15rem)] leading-[1.25] rtl:leading-[1.5] tracking-[-0.01em] print:text-[11.5pt]"
        >
          {standfirst}
        </p>
      )}
      <div {...englishMark(travel, 'description')} className="mt-8 max-w-[66ch] space-y-5">
        {paragraphs.map((paragraph, index) => (
          <p
            key={index}
            className={
              index === 0
                ? 'ltr:first-letter:font-display ltr:first-letter:float-start ltr:first-letter:me-2.5 ltr:first-letter:mt-1 ltr:first-letter:text-[3.6em] ltr:first-letter:leading-[0.78] ltr:first-letter:text-accent'
                : undefined
            }
          >
            {paragraph}
          </p>
        ))}
      </div>
      {travel.highlights.length > 0 && (
        <section aria-labelledby="travel-highlights" className="mt-14">
          <h2 id="travel-highlights" className="text-section">
            {text.highlights}
          </h2>
          <ul className="mt-6 border-t border-line sm:columns-2 sm:gap-x-12">
            {travel.highlights.map((highlight, index) => (
              <li
                key={index}
                className="font-display flex break-inside-avoid gap-4 border-b border-line py-4 text-[1.22rem] leading-snug"
              >
                <StarOrnament className="mt-[0.3em] size-3.5 shrink-0 text-ochre" />
                <span {...englishMark(travel, `highlights.${index}`)}>{highlight}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
