import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The path of a record's page on the site, if it has one. */
export type PageOf = (record: RaRecord) => string | undefined;

export const PageOnSite = createContext<PageOf | undefined>(undefined);
