import { lazy, Suspense } from 'react';
import { useStoredInquiries } from '#lib/storage/stored-inquiries.ts';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

const WaitingNote = lazy(() => import('#features/inquiry/waiting-note.tsx'));

/** Loads the code for waiting inquiries only if there are any. */
export function WaitingSlot() {
  const text = useStoredInquiries();
  if (text === null) return null;
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <WaitingNote />
      </Suspense>
    </SilentErrorBoundary>
  );
}
