import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '#lib/address.ts';
import { paths } from '#lib/paths.ts';
import { searchMessages as text } from '#messages/shell/search.ts';
import { Button } from '#ui/button.tsx';
import { moveBetweenResults, searchFieldId } from './move-between-results.ts';
import { SEARCH_TERM_MAX_LENGTH } from './read-search-term.ts';
import { searchPath, searchTerm } from './search-term.ts';

export function SearchField({ term }: { term: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(term);
  const [value, setValue] = useState(term);
  // Back restores the earlier term.
  if (asked !== term) {
    setAsked(term);
    setValue(term);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = searchTerm(value);
    if (next) navigate(searchPath(next));
  };
  return (
    <search>
      <form
        action={addressOf(paths.search)}
        method="get"
        onSubmit={submit}
        className="flex max-w-3xl gap-3"
      >
        <div className="relative min-w-0 flex-1">
          <Search
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
            aria-hidden="true"
          />
          <input
            id={searchFieldId}
            type="search"
            name="q"
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={moveBetweenResults}
            maxLength={SEARCH_TERM_MAX_LENGTH}
            aria-label={text.field}
            aria-describedby={`${searchFieldId}-hint`}
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            className="min-h-13 w-full rounded-md border border-field bg-surface py-1.5 ps-12 pe-4 text-lead text-ink"
          />
          <span id={`${searchFieldId}-hint`} className="sr-only">
            {text.hint}
          </span>
        </div>
        <Button type="submit" size="large" className="max-sm:px-5">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}
