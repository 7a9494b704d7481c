import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from './connection.ts';

/** Whether the server is known to be unreachable. False in prerendered HTML. */
export const useIsOffline = () =>
  useSyncExternalStore(subscribeToConnection, isOffline, () => false);
