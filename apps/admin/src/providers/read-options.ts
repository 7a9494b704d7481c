import { shouldRetryRead } from './query-client.ts';

/**
 * react-admin's pages ask once; a dropped connection deserves another try. The pages say themselves
 * what went wrong, so there is no toast beside it.
 */
export const readOptions = { retry: shouldRetryRead, onError: () => {} };
