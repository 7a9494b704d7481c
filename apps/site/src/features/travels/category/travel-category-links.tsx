import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelsMessages as text } from '#messages/trips/travels.ts';
import { AppLink } from '#ui/app-link.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoryQueries } from './category-queries.ts';

/** Optional: renders nothing if the categories cannot be loaded. */
export function TravelCategoryLinks() {
  const { data } = useQuery(categoryQueries.list());
  return (
    <nav aria-labelledby="travel-doors">
      <h2 id="travel-doors" className="eyebrow font-sans! text-muted">
        {text.categories}
      </h2>
      {/* Tall enough for six categories, to avoid layout shift. */}
      <ul className="mt-4 flex min-h-38 flex-wrap content-start gap-2.5 sm:min-h-24">
        {data?.map((category) => (
          <li key={category.id}>
            <AppLink
              to={paths.category(category.route)}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface py-2 ps-3.5 pe-4.5 text-[0.98rem] transition-colors hover:border-sea hover:text-sea"
            >
              <CategoryIcon name={category.icon} className="size-5 text-terracotta" />
              <span {...englishMark(category, category.menuTitle ? 'menuTitle' : 'name')}>
                {category.menuTitle || category.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
