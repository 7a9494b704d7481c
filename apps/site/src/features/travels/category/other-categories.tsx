import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { AppLink } from '#ui/app-link.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoryQueries } from './category-queries.ts';

/** Optional: renders nothing while it loads or if it fails. */
export function OtherCategories({ route }: { route: string }) {
  const { category: text } = travelMessages;
  const { data = [] } = useQuery(categoryQueries.list());
  const others = data.filter((category) => category.route !== route);
  if (others.length === 0) return null;
  return (
    <nav
      aria-labelledby="other-categories"
      className="page-width grid gap-x-12 gap-y-6 pt-24 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <h2 id="other-categories" className="text-title">
        {text.otherCategories}
      </h2>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 xl:grid-cols-3">
        {others.map((category) => (
          <li key={category.id} className="border-b border-line">
            <AppLink
              to={paths.category(category.route)}
              className="flex min-h-14 items-center gap-4 py-2 underline-offset-4 hover:text-sea hover:underline"
            >
              <CategoryIcon name={category.icon} className="size-5 shrink-0 text-terracotta" />
              <span {...englishMark(category, 'name')}>{category.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
