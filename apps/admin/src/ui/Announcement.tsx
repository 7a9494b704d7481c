import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces a change to screen readers. */
export function Announcement({ children }: { children: string }) {
  return <VisuallyHidden role="status">{children}</VisuallyHidden>;
}
