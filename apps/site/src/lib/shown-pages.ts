import { startTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The page an address names; the first one for anything that is no number of a page. */
export function readPage(value: string | null): number {
  return /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
}

/** What a list shows: all pages from the first to the last, each counted from 1. */
export type ShownPages = {
  first: number;
  last: number;
  /** The address of one page alone. */
  addressOf: (page: number) => string;
  /** Adds the next page to those that show. */
  showMore: () => void;
};

/**
 * The pages of a list: the address names the last of them, so it can be shared, and the history entry
 * the first, so that going back and reloading bring all of them back.
 */
export function useShownPages(): ShownPages {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const last = readPage(new URLSearchParams(search).get('page'));
  const since: unknown = Object(state).firstPage;
  const first = Number.isInteger(since) ? Math.min(Math.max(Number(since), 1), last) : last;

  const addressOf = (page: number) => {
    const params = new URLSearchParams(search);
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
    const query = params.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const showMore = () =>
    startTransition(() => {
      navigate(addressOf(last + 1), {
        replace: true,
        state: { keepsPlace: true, firstPage: first },
      });
    });
  return { first, last, addressOf, showMore };
}
