import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#i18n/t.ts';
import { HEADING_ID, useArrival } from './arrival.ts';
import { useCompanyName } from './company-name.ts';

// The app bar mounts once, before any page.
const subscribe = () => () => undefined;
const findHeading = () => document.getElementById(HEADING_ID);

type PageTitleProps = {
  title: string;
  /** The page is not there yet: its own title follows. */
  isPending?: boolean;
  /** What waits on this page, in front of the document's title. */
  waiting?: number;
};

/** Renders the heading into the app bar, and the document's title. */
export function PageTitle({ title, isPending = false, waiting = 0 }: PageTitleProps) {
  const heading = useSyncExternalStore(subscribe, findHeading);
  const name = useCompanyName();
  useArrival(title, isPending);
  return (
    <>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${t('{name} back office', { name })}`}</title>
      {heading && createPortal(title, heading)}
    </>
  );
}
