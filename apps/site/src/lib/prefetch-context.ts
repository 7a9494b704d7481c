import { createContext, useContext } from 'react';

/** Loads a page's code and data. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => {});

export const usePrefetch = () => useContext(PrefetchContext);
