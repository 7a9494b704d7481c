import { useQuery } from '#hydrate/use-query.ts';
import { tagName } from '#lib/text/typeset-facts.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { listingQueries } from '../list/travel-listing-queries.ts';
import type { TravelSearch } from './travel-search-params.ts';
import { type CountOf, counted } from './use-choice-counts.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterTagsProps = { search: TravelSearch; change: ChangeTravelSearch; countOf: CountOf };

export function TravelFilterTags({ search: { tags }, change, countOf }: TravelFilterTagsProps) {
  const { filters: text } = travelsMessages;
  const { data = [] } = useQuery(listingQueries.tags());
  const labelOf = useFilterLabels();
  const titles = data.map(({ title }) => title);
  const unknown = tags.filter((tag) => !titles.includes(tag));
  const choose = (tag: string, isChosen: boolean) =>
    change({ tags: isChosen ? [...tags, tag] : tags.filter((other) => other !== tag) });
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.95rem] font-medium">{text.tags}</legend>
      <p className="mb-3 text-small text-muted">{text.tagsHint}</p>
      <ul className="flex min-h-11 flex-wrap gap-2">
        {[...titles, ...unknown].map((tag) => (
          <li key={tag}>
            <label className="relative inline-flex min-h-10 items-center rounded-md border border-field px-3.5 text-[0.95rem] transition-colors has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea hover:border-sea">
              <input
                type="checkbox"
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
                checked={tags.includes(tag)}
                onChange={(event) => choose(tag, event.target.checked)}
              />
              {counted(tagName(labelOf(tag)), countOf('tag', tag))}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
