import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#i18n/t.ts';
import { HEADING_ID, useArrival } from './arrival.ts';
import { useCompanyName } from './company-name.ts';

// The app bar mounts once, before any page.
const subscribe = () => () => undefined;
const findHeading = () => document.getElementById(HEADING_ID);

let titleCount = 0;
const countListeners = new Set<() => void>();

/** A number in front of every page's title, such as that of new submissions. */
export function setTitleCount(count: number) {
  titleCount = count;
  for (const listener of countListeners) listener();
}

const subscribeToCount = (listener: () => void) => {
  countListeners.add(listener);
  return () => countListeners.delete(listener);
};

type PageTitleProps = {
  title: string;
  /** The page is not there yet: its own title follows. */
  isPending?: boolean;
};

/** Renders the heading into the app bar, and the document's title. */
export function PageTitle({ title, isPending = false }: PageTitleProps) {
  const heading = useSyncExternalStore(subscribe, findHeading);
  const count = useSyncExternalStore(subscribeToCount, () => titleCount);
  const name = useCompanyName();
  useArrival(title, isPending);
  return (
    <>
      <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${t('{name} back office', { name })}`}</title>
      {heading && createPortal(title, heading)}
    </>
  );
}
