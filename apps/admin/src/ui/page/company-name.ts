import { brand } from '@expat-buddy/domain/site-settings/brand';
import { useSyncExternalStore } from 'react';

/** A build writes it into the document (scripts/build/company-name.ts). */
const built = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

let known: string | undefined;
const listeners = new Set<() => void>();

/** The company's name from the settings, as far as they are known. */
const companyName = () => known || built() || brand.name;

export function setCompanyName(name: string) {
  known = name.trim();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCompanyName = () => useSyncExternalStore(subscribe, companyName);
