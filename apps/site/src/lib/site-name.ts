import { brand } from '@expat-buddy/domain/brand';
import { createContext, useContext } from 'react';

/** The company's name as the settings have it; the product's own until they are read. */
export const SiteNameContext = createContext(brand.name);

export const useSiteName = () => useContext(SiteNameContext);
