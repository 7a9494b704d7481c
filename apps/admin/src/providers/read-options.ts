import { shouldRetryRead } from './query-client.ts';

/** react-admin does not retry reads. Pages show their own error, so there is no toast. */
export const readOptions = { retry: shouldRetryRead, onError: () => {} };
