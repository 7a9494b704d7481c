import type { Collection } from '@expat-buddy/domain/product/types';
import { ArrowRight } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { storeMessages } from '#messages/company/store.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Picture } from '#ui/picture/picture.tsx';

export function CollectionTeaser({ collection, count }: { collection: Collection; count: number }) {
  const { collection: text } = storeMessages;
  const light = pictureLight(collection.image) ?? 'evening';
  return (
    <section className={`relative ${lightClass[light]}`} aria-labelledby={collection.id}>
      <div className="arch-sky aspect-[3/2] overflow-hidden lg:ms-[16%] lg:aspect-auto lg:h-[clamp(30rem,48vw,40rem)]">
        {collection.image && (
          <Picture
            src={collection.image}
            alt=""
            sizes="(min-width: 64rem) 84vw, 100vw"
            className="size-full object-cover object-bottom dark:brightness-90"
          />
        )}
      </div>
      <div className="page-width">
        <div className="relative -ms-(--gutter) me-4 -mt-5 bg-paper pt-7 pe-6 ps-(--gutter) sm:me-24 lg:-mt-48 lg:w-[34rem] lg:pt-10 lg:pe-12">
          <p className="eyebrow text-terracotta">
            {text.badge} · {text.pieces(count)}
          </p>
          <h2
            {...englishMark(collection, 'title')}
            id={collection.id}
            className="mt-3 text-section"
          >
            {collection.title}
          </h2>
          <p {...englishMark(collection, 'description')} className="mt-4 max-w-[52ch]">
            {collection.description}
          </p>
          <p className="mt-6">
            <AppLink
              to={paths.collection(collection.id)}
              className={buttonClass('primary', 'large')}
            >
              {text.open(collection.title)}
              <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            </AppLink>
          </p>
        </div>
      </div>
    </section>
  );
}
