import { brand } from '@expat-buddy/domain/brand';

/** The name in titles and in the logo: the same in every language and before any setting is read. */
export const siteName = brand.name;
