import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { type BlockQuery, BlockStates, Skeleton } from './block-states.tsx';

type CategoryArcadeProps = {
  query: BlockQuery<TravelCategory>;
  icon: (name: string) => ReactNode;
};

const arcade = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-5';
const door = 'doorway aspect-[4/5] sm:aspect-[3/4] lg:aspect-[1/2]';

export function CategoryArcade({ query, icon }: CategoryArcadeProps) {
  const { categories: text } = homeBlockMessages;
  if (query.data?.length === 0) return null;
  return (
    <section className="page-width pt-20 lg:pt-28" aria-labelledby="categories">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mb-12">
        <h2 id="categories" className="text-section">
          {text.title}
        </h2>
        <p className="max-w-[44ch] text-muted">{text.text}</p>
      </div>
      <BlockStates
        query={query}
        error={text.error}
        skeleton={
          <div className={arcade}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <div key={key}>
                <div className={door}>
                  <Skeleton className="size-full" />
                </div>
                <div className="h-15" />
              </div>
            ))}
          </div>
        }
      >
        {(categories) => (
          <ul className={arcade}>
            {categories.map((category, index) => (
              <Reveal as="li" key={category.id} index={index}>
                <Door category={category} icon={icon(category.icon)} />
              </Reveal>
            ))}
          </ul>
        )}
      </BlockStates>
    </section>
  );
}

function Door({ category, icon }: { category: TravelCategory; icon: ReactNode }) {
  const image = categoryImage(category);
  return (
    <AppLink to={paths.category(category.route)} className="group block">
      <span className={`block ${door} ${lightClass[pictureLight(image) ?? 'noon']}`}>
        <span className="arch-sky block size-full overflow-hidden">
          {image && (
            <Picture
              src={image}
              alt=""
              sizes="(min-width: 82rem) 36rem, (min-width: 64rem) 46vw, (min-width: 40rem) 64vw, 90vw"
              className="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.04]"
            />
          )}
        </span>
      </span>
      <span className="flex min-h-15 items-center gap-3 border-t-2 border-ochre pt-1 text-[1.1rem] leading-tight font-medium underline-offset-4 group-hover:text-sea group-hover:underline">
        {icon}
        <span {...englishMark(category, category.menuTitle ? 'menuTitle' : 'name')}>
          {category.menuTitle || category.name}
        </span>
      </span>
    </AppLink>
  );
}
