import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath, searchTerm } from '#features/search/search-term.ts';
import { addressOf } from '#lib/address.ts';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';

type SearchBoxProps = {
  className?: string;
  isFocusedAtOnce?: boolean;
  /** Called after a search, so that a menu or search row can close. */
  onSearch?: () => void;
  onEscape?: () => void;
};

/**
 * A blank search does nothing; otherwise it opens /search with the trimmed text (specification,
 * section 2).
 */
export function SearchBox({ className = '', isFocusedAtOnce, onSearch, onEscape }: SearchBoxProps) {
  const { header } = baseMessages;
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isFocusedAtOnce) field.current?.focus();
  }, [isFocusedAtOnce]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const term = searchTerm(text);
    if (!term) return;
    setText('');
    navigate(searchPath(term));
    onSearch?.();
  };

  return (
    <search className={className}>
      {/* Also works as a native form, before the JavaScript has loaded. */}
      <form action={addressOf(paths.search)} method="get" onSubmit={search} className="relative">
        <input
          ref={field}
          type="search"
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}
          placeholder={header.searchPlaceholder}
          aria-label={header.searchLabel}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11 w-full rounded-md border border-field py-1.5 bg-surface ps-4 pe-11 text-[1rem] text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={header.searchSubmit}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-e-md text-muted hover:text-sea"
        >
          <Search className="size-4.5" aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
