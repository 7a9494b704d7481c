import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

export const HEADING_ID = 'page-heading';

// The bar is drawn once, before any page; a page only asks whether it is there yet.
const subscribe = () => () => undefined;
const findHeading = () => document.getElementById(HEADING_ID);

/** The page's heading in the bar above, and the title of the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  const heading = useSyncExternalStore(subscribe, findHeading);
  return (
    <>
      <title>{`${title} · Expat Buddy back office`}</title>
      {heading && createPortal(title, heading)}
    </>
  );
}
