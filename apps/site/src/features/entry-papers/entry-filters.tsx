import { type EntryChoices, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import { ChevronDown } from 'lucide-react';
import { entryPapersMessages } from '#messages/guide/entry-papers.ts';
import { controlClass, Field } from '#ui/field.tsx';
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
              <div className="relative">
                <select
                  {...control}
                  value={chosen[aspect]}
                  onChange={({ target }) => onChange({ ...chosen, [aspect]: target.value })}
                  className={`${controlClass} appearance-none truncate pe-9 ${chosen[aspect] === 'any' ? '' : 'border-sea font-medium text-sea'}`}
                >
                  {entryChoices[aspect].map((value) => (
                    <option key={value} value={value}>
                      {names[value]}
                    </option>
                  ))}
                </select>
                <ChevronDown
                  className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
                  aria-hidden="true"
                />
              </div>
            )}
          </Field>
        );
      })}
    </div>
  );
}
