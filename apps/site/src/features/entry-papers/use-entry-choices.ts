import type { EntryChoices } from '@expat-buddy/domain/entry-rule/types';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntryChoices, writeEntryChoices } from './entry-search-params.ts';

const never = () => () => {};

/** The choices in the URL. The prerendered page has the full list, and hydration starts with it. */
export function useEntryChoices() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const chosen = readEntryChoices(isHydrated ? search : '');
  const change = (next: EntryChoices) =>
    navigate(`${pathname}${writeEntryChoices(next)}`, { state: { keepsPlace: true } });
  return { chosen, change };
}
