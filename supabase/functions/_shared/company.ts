import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { langOf } from '@expat-buddy/domain/language/lang-of';
import type { Language } from '@expat-buddy/domain/language/languages';
import {
  type Company,
  companyFromSettings,
} from '@expat-buddy/domain/site-settings/company-details';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import type { StaffLanguage } from './messages/staff-texts.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * Reads the company from the settings: every email has its name, contact details and registration. An
 * English tagline is left out of emails in another language.
 */
export async function readCompany(db: ServiceClient, language: Language = 'en'): Promise<Company> {
  const settings = await getSiteSettings(withLanguage(db, language));
  const company = companyFromSettings(settings);
  if (language === 'en') return company;
  const isTranslated = settings?.tagline && langOf(settings, 'tagline') === undefined;
  return isTranslated ? company : { ...company, tagline: '' };
}

/** As emails to colleagues sign, in each language of the back office. */
export type Companies = Readonly<Record<StaffLanguage, Company>>;

export async function readCompanies(db: ServiceClient): Promise<Companies> {
  const [en, fr] = await Promise.all([readCompany(db), readCompany(db, 'fr')]);
  return { en, fr };
}
