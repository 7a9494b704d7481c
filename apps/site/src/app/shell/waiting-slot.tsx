import { lazy, Suspense } from 'react';
import { useWaitingText } from '#lib/waiting-text.ts';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

const WaitingNote = lazy(() => import('#features/inquiry/waiting-note.tsx'));

/** Loads the code for waiting inquiries only if there are any. */
export function WaitingSlot() {
  const text = useWaitingText();
  if (text === null) return null;
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <WaitingNote />
      </Suspense>
    </SilentErrorBoundary>
  );
}
