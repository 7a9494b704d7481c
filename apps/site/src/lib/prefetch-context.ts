import { createContext, useContext } from 'react';

/** Fetches what a page of the site needs (its code and its data) before it is opened. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => {});

export const usePrefetch = () => useContext(PrefetchContext);
