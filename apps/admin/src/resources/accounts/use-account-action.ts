import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'react-admin';

// Lists that a changed account appears in.
const affected = ['users', 'admins', 'invitations', 'staff', 'record_changes'];

type Work<Result> = (provider: DataProvider) => Promise<Result>;
export type Outcome = { message: string; type: 'success' | 'warning' };

/**
 * Runs an action on an account, reports its outcome and invalidates the lists. Rethrows errors to
 * the dialog.
 */
export function useAccountAction() {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async <Result>(
    work: Work<Result>,
    outcomeOf: (result: Result) => Outcome,
    refetchType: 'active' | 'none' = 'active',
  ) => {
    try {
      const { message, type } = outcomeOf(await work(provider));
      notify(message, { type });
    } finally {
      // Also after an error, which often means that the list is stale.
      await queryClient.invalidateQueries({
        refetchType,
        predicate: ({ queryKey }) => affected.includes(String(queryKey[0])),
      });
    }
  };
}

export const done = (message: string) => (): Outcome => ({ message, type: 'success' });
