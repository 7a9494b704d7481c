import type { Collection } from '@expat-buddy/domain/product/types';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { storeMessages } from '#messages/company/store.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

export function CollectionOpening({ collection }: { collection: Collection }) {
  const { collection: text } = storeMessages;
  const light = pictureLight(collection.image) ?? 'evening';
  return (
    <header className={lightClass[light]}>
      <Reveal isHero className="page-width pt-8 lg:pt-12">
        <p className="mb-4">
          <BackLink back={{ to: paths.store, label: text.back }} />
        </p>
        <h1
          {...englishMark(collection, 'title')}
          className="text-[clamp(2.6rem,1.2rem+6.6vw,7rem)] leading-[0.98]"
        >
          {collection.title}
        </h1>
      </Reveal>
      <div className="mt-8 grid gap-y-8 lg:mt-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:items-end">
        <p
          {...englishMark(collection, 'description')}
          className="px-(--gutter) text-lead max-lg:order-2 lg:pe-12 2xl:ps-[max(var(--gutter),calc((100vw-82rem)/2+var(--gutter)))]"
        >
          {collection.description}
        </p>
        {collection.image && (
          <div className="arch-sky aspect-[3/2] max-h-[46rem] w-full overflow-hidden">
            <Picture
              src={collection.image}
              alt=""
              sizes="(min-width: 64rem) 70vw, 100vw"
              className="size-full object-cover object-bottom dark:brightness-90"
              isPriority
              hasRetries={false}
            />
          </div>
        )}
      </div>
    </header>
  );
}
