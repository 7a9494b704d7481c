import { startTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** 1 for anything that is not a page number. */
export function readPage(value: string | null): number {
  return /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
}

/** From `first` to `last`, starting at 1. */
export type ShownPages = {
  first: number;
  last: number;
  addressOf: (page: number) => string;
  showMore: () => void;
};

/**
 * The URL contains the last page, so that it can be shared. The history entry stores the first one,
 * so that Back and reload restore all pages.
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
