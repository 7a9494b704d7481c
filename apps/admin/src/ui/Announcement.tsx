import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Words for screen readers about what just happened on the screen. */
export function Announcement({ children }: { children: string }) {
  return <VisuallyHidden role="status">{children}</VisuallyHidden>;
}
