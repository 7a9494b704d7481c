import type { ResourceCallbacks } from 'react-admin';
import { account } from '#providers/auth/account.ts';
import { filterOfView, viewOf } from './submission-views.ts';

export const LATEST_FIRST = { field: 'last_message_at', order: 'DESC' } as const;

/** Converts the view in the address to filters. */
export const submissionCallbacks: ResourceCallbacks = {
  resource: 'submissions',
  async beforeGetList(params) {
    const filter = params.filter ?? {};
    const view = viewOf(filter);
    const myId = view === 'mine' ? (await account()).id : '';
    // What has been due longest comes first, unless somebody chose another order.
    const isUnsorted =
      params.sort?.field === LATEST_FIRST.field && params.sort.order === LATEST_FIRST.order;
    const sort =
      view === 'due' && isUnsorted ? ({ field: 'due_at', order: 'ASC' } as const) : params.sort;
    return { ...params, ...(sort && { sort }), filter: filterOfView(filter, myId) };
  },
};
