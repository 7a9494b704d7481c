import type { CollectionWithProducts } from '@expat-buddy/domain/product/types';
import { CollectionOpening } from '#features/store/collection-opening.tsx';
import { productQueries } from '#features/store/product-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { storeMessages } from '#messages/company/store.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { RecordStates } from '../missing/record-states.tsx';
import { AddToPlan } from '../save/save-section.tsx';

const KNIVES = 'boussaada-knives';

const Rest = lazySection(
  () => import('./collection-rest.tsx'),
  <div className="min-h-[200vh]" aria-busy="true" />,
);

export const warm: Warm = ({ client, params: { id = KNIVES } }) =>
  Promise.all([
    client.prefetchQuery(productQueries.collection(id)),
    client.prefetchQuery(siteSettingsQueries.current()),
    Rest.preload(),
    AddToPlan.preload(),
  ]);

export default function CollectionPage({ params: { id = KNIVES } }: PageProps) {
  const { collection: text } = storeMessages;
  return (
    <RecordStates
      query={useQuery(productQueries.collection(id))}
      text={text}
      back={{ to: paths.store, label: text.back }}
      skeleton={<div className="ms-auto aspect-[3/2] animate-pulse bg-sand lg:w-2/3" />}
    >
      {(collection) => <CollectionContent collection={collection} />}
    </RecordStates>
  );
}

function CollectionContent({ collection }: { collection: CollectionWithProducts }) {
  const { collection: text } = storeMessages;
  return (
    <article>
      <PageMeta
        title={collection.title}
        description={collection.description || text.description(collection.title)}
        path={paths.collection(collection.id)}
        image={shareImage(collection.image)}
      />
      <CollectionOpening collection={collection} />
      <Rest.Section id={collection.id} />
    </article>
  );
}
