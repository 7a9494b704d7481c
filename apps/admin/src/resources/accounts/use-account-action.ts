import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'react-admin';

// Whatever changes an account shows in several of these.
const affected = ['users', 'admins', 'invitations', 'staff', 'record_changes'];

type Work<Result> = (provider: DataProvider) => Promise<Result>;
type Outcome = { message: string; type: 'success' | 'warning' };

/**
 * Does one thing to an account, says what came of it once the server has confirmed, and reads anew
 * what it may have changed. A refusal is thrown on to the dialog that asked.
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
      // Also after a refusal: it often means that the list shown is not the newest.
      await queryClient.invalidateQueries({
        refetchType,
        predicate: ({ queryKey }) => affected.includes(String(queryKey[0])),
      });
    }
  };
}

export const done = (message: string) => (): Outcome => ({ message, type: 'success' });
