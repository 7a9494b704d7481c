import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import { CategoryHero } from '#features/travels/category/category-hero.tsx';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { RecordStates } from '../missing/record-states.tsx';

const Rest = lazySection(() => import('./category-rest.tsx'), <div className="min-h-dvh" />);

export const warm: Warm = async ({ client, params: { route = '' } }) => {
  const [{ warmCategory }] = await Promise.all([
    import('#features/travels/list/warm-travels.ts'),
    Rest.preload(),
  ]);
  await warmCategory(client, route);
};

export default function CategoryPage({ params: { route = '' } }: PageProps) {
  const { category: text, back } = travelMessages;
  return (
    <RecordStates
      query={useQuery(categoryQueries.detail(route))}
      // The specification has one message for both.
      text={{ ...text, error: text.notFound }}
      back={{ to: paths.travels, label: back.travels }}
      opening={
        <div className="h-[clamp(17rem,54vw,43rem)] animate-pulse bg-sand" aria-hidden="true" />
      }
    >
      {(category) => <CategoryContent category={category} />}
    </RecordStates>
  );
}

function CategoryContent({ category }: { category: TravelCategory }) {
  const { category: text } = travelMessages;
  return (
    <>
      <PageMeta
        title={category.name}
        description={category.description || text.description(category.name)}
        path={paths.category(category.route)}
        image={shareImage(categoryImage(category))}
      />
      <CategoryHero category={category} />
      <Rest.Section category={category} />
    </>
  );
}
