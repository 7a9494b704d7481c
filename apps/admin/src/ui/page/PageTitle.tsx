import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

export const HEADING_ID = 'page-heading';

// The app bar mounts once, before any page.
const subscribe = () => () => undefined;
const findHeading = () => document.getElementById(HEADING_ID);

/** Renders the heading into the app bar, and the document's title. */
export function PageTitle({ title }: { title: string }) {
  const heading = useSyncExternalStore(subscribe, findHeading);
  return (
    <>
      <title>{`${title} · Expat Buddy back office`}</title>
      {heading && createPortal(title, heading)}
    </>
  );
}
