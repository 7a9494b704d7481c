import { statuses } from './submission.ts';

/** The views above the list (product.md section 4), in their order. */
export const views = [
  { id: 'new', label: 'New' },
  { id: 'mine', label: 'Mine' },
  { id: 'unassigned', label: 'Unassigned' },
  { id: 'all', label: 'All' },
  { id: 'mail-failed', label: 'Mail failed' },
  { id: 'spam', label: 'Spam' },
] as const;

export type View = (typeof views)[number]['id'];
export const DEFAULT_VIEW: View = 'new';

type Filter = Readonly<Record<string, unknown>>;

/** What somebody still has to do something about. */
const open = { status: ['new', 'in_progress', 'waiting'] };

export function viewOf(filter: Filter): View {
  return views.find(({ id }) => id === filter.view)?.id ?? 'all';
}

/** Those a list can be narrowed to. */
export const filterStatuses = statuses.filter((status) => status !== 'spam');

/** New and Spam are themselves a status; the other views can be narrowed to one. */
export function canFilterByStatus(view: View): boolean {
  return view !== 'new' && view !== 'spam';
}

/**
 * What a view asks of the database. `view` itself is a word of the address only. A chosen status
 * takes the place of the statuses a view would show.
 */
export function filterOfView(filter: Filter, myId: string): Filter {
  const { view: _view, status, ...rest } = filter;
  const chosen = status ? { status } : undefined;
  switch (viewOf(filter)) {
    case 'new':
      return { ...rest, status: 'new' };
    case 'spam':
      return { ...rest, status: 'spam' };
    case 'mine':
      return { ...rest, assignee_id: myId, ...(chosen ?? open) };
    case 'unassigned':
      return {
        ...rest,
        assignee_id: null,
        ...(chosen ?? open),
      };
    case 'mail-failed':
      return { ...rest, ...chosen, mail: 'failed' };
    default:
      // Spam has a view of its own, and belongs in no file either.
      return { ...rest, ...(chosen ?? { 'status@neq': 'spam' }) };
  }
}
