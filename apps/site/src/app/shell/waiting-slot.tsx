import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useWaitingText } from '#lib/waiting-text.ts';

const WaitingNote = lazy(() => import('#features/inquiry/waiting-note.tsx'));

/** The note is beside the page: when its code cannot be fetched, the page stays as it is. */
class Beside extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Fetches the code about waiting inquiries where one waits, which is hardly ever. */
export function WaitingSlot() {
  const text = useWaitingText();
  if (text === null) return null;
  return (
    <Beside>
      <Suspense fallback={null}>
        <WaitingNote />
      </Suspense>
    </Beside>
  );
}
