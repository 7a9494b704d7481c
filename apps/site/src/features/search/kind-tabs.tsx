import type { SearchKind } from '@expat-buddy/domain/search/kinds';
import { countResults } from '@expat-buddy/domain/search/queries';
import type { SearchGroup } from '@expat-buddy/domain/search/types';
import { searchMessages as text } from '#messages/shell/search.ts';
import { AppLink } from '#ui/app-link.tsx';
import { searchKindPath } from './search-request.ts';
import { searchPath } from './search-term.ts';

type KindTabsProps = { groups: SearchGroup[]; term: string; kind: SearchKind | null };

export function KindTabs({ groups, term, kind }: KindTabsProps) {
  const tabs = [
    { key: null, label: text.everything, count: countResults(groups), to: searchPath(term) },
    ...groups.map((group) => ({
      key: group.kind,
      label: text.kinds[group.kind].heading,
      count: group.total,
      to: searchKindPath(term, group.kind),
    })),
  ];
  return (
    <nav aria-label={text.kindsLabel} className="lg:sticky lg:top-28">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {tabs.map(({ key, label, count, to }) => (
          <li key={label}>
            <AppLink
              to={to}
              aria-current={key === kind ? 'page' : undefined}
              className="flex min-h-11 items-baseline justify-between gap-3 rounded-full border border-field px-4 py-2 text-[0.98rem] transition-colors hover:border-sea hover:text-sea aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea lg:rounded-s-none lg:border-0 lg:border-s-4 lg:border-line lg:ps-5 lg:hover:bg-sand"
            >
              {label}
              <span className="tabular text-small">{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
