import { brand } from '@expat-buddy/domain/site-settings/brand';
import { createContext, useContext } from 'react';

/** The name from the settings, or the product's own until they have loaded. */
export const SiteNameContext = createContext(brand.name);

export const useSiteName = () => useContext(SiteNameContext);
