import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { followSession } from '#providers/auth/follow-session.ts';
import { lostSession } from '#providers/auth/lost-session.ts';
import { hasUnsavedForm, leaveFreely } from '#ui/form/unsaved-guards.ts';

const unsavedForms = { hasUnsaved: hasUnsavedForm, release: leaveFreely };
const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/** Asks the person to sign in again when the session has expired. */
export function LostSession() {
  const isLost = useSyncExternalStore(lostSession.subscribe, lostSession.isLost);
  const { identity } = useGetIdentity();
  const personId = identity?.id ? String(identity.id) : undefined;
  useEffect(() => (personId ? followSession(personId, unsavedForms) : undefined), [personId]);
  if (!isLost) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
