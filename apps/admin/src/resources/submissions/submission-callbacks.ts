import type { ResourceCallbacks } from 'react-admin';
import { account } from '#providers/auth/account.ts';
import { filterOfView, viewOf } from './submission-views.ts';

/** Converts the view in the address to filters. */
export const submissionCallbacks: ResourceCallbacks = {
  resource: 'submissions',
  async beforeGetList(params) {
    const filter = params.filter ?? {};
    const myId = viewOf(filter) === 'mine' ? (await account()).id : '';
    return { ...params, filter: filterOfView(filter, myId) };
  },
};
