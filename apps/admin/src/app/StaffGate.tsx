import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { account } from '#providers/auth/account.ts';
import { signInPath } from '#providers/auth/auth-provider.ts';
import { addressOf, pathInside } from '#providers/paths.ts';
import { queryClient } from '#providers/query-client.ts';
import { supabase } from '#providers/supabase.ts';
import { GateNotice } from './GateNotice.tsx';

type Stage = 'asking' | 'open' | 'unreachable';

function leaveForSignIn(reason?: 'waiting' | 'disabled') {
  const { pathname, search } = window.location;
  queryClient.clear();
  window.location.replace(addressOf(signInPath(reason, pathInside(pathname) + search)));
}

/** Renders the back office only once the database has confirmed the person's role. */
export function StaffGate({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<Stage>('asking');

  const ask = useCallback(() => {
    setStage('asking');
    account().then(
      async ({ state }) => {
        if (isStaffRole(state)) return setStage('open');
        if (state === 'signed-out') return leaveForSignIn();
        await supabase.auth.signOut({ scope: 'local' });
        return leaveForSignIn(state);
      },
      () => setStage('unreachable'),
    );
  }, []);

  useEffect(ask, [ask]);

  if (stage === 'open') return children;
  return <GateNotice onRetry={stage === 'unreachable' ? ask : undefined} />;
}
