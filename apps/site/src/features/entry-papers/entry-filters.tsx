import { type EntryChoices, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import { entryPapersMessages } from '#messages/guide/entry-papers.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { entryAspects } from './entry-search-params.ts';

type EntryFiltersProps = { chosen: EntryChoices; onChange: (next: EntryChoices) => void };

export function EntryFilters({ chosen, onChange }: EntryFiltersProps) {
  const { aspects, choices } = entryPapersMessages;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4 noscript:hidden">
      {entryAspects.map((aspect) => {
        const names: Readonly<Record<string, string>> = choices[aspect];
        return (
          <Field key={aspect} label={aspects[aspect]} className="min-w-0">
            {(control) => (
              <Select
                {...control}
                value={chosen[aspect]}
                onChange={({ target }) => onChange({ ...chosen, [aspect]: target.value })}
                className={chosen[aspect] === 'any' ? '' : 'border-sea font-medium text-sea'}
              >
                {entryChoices[aspect].map((value) => (
                  <option key={value} value={value}>
                    {names[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        );
      })}
    </div>
  );
}
