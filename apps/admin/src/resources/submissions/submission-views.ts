import { statuses } from './submission.ts';

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

const open = { status: ['new', 'in_progress', 'waiting'] };

export function viewOf(filter: Filter): View {
  return views.find(({ id }) => id === filter.view)?.id ?? 'all';
}

export const filterStatuses = statuses.filter((status) => status !== 'spam');

/** New and Spam are statuses themselves. */
export function canFilterByStatus(view: View): boolean {
  return view !== 'new' && view !== 'spam';
}

/** The filter of a view. A selected status replaces the view's statuses. */
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
      // Spam appears in its own view only, and in no export.
      return { ...rest, ...(chosen ?? { 'status@neq': 'spam' }) };
  }
}
