import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { ArchNiche } from './arch-niche.tsx';
import { CategoryIcon } from './category-icon.tsx';

export function CategoryHero({ category }: { category: TravelCategory }) {
  const { back } = travelMessages;
  const image = categoryImage(category);
  return (
    <section className={lightClass[pictureLight(image) ?? 'noon']}>
      <div className="arch-sky h-[clamp(17rem,54vw,43rem)] overflow-hidden">
        {image && (
          <Picture
            src={image}
            alt=""
            sizes="(min-aspect-ratio: 3/2) 100vw, 26rem"
            className="size-full object-cover object-[50%_58%]"
            isPriority
            hasRetries={false}
          />
        )}
      </div>
      <div className="page-width">
        <Reveal
          isHero
          className="relative mx-auto -mt-[clamp(7rem,33vw,26rem)] max-w-[38rem] lg:mx-0 lg:ms-[4%]"
        >
          <ArchNiche
            top={<CategoryIcon name={category.icon} className="size-8 text-accent lg:size-10" />}
          >
            <BackLink back={{ to: paths.travels, label: back.travels }} />
            <h1
              {...englishMark(category, 'name')}
              className="mt-1 max-w-[6.5em] text-display sm:max-w-none"
            >
              {category.name}
            </h1>
            {category.description && (
              <p {...englishMark(category, 'description')} className="mt-5 text-lead text-muted">
                {category.description}
              </p>
            )}
          </ArchNiche>
        </Reveal>
      </div>
    </section>
  );
}
