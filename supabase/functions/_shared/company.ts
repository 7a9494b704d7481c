import {
  type Company,
  companyFromSettings,
} from '@expat-buddy/domain/site-settings/company-details';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import type { ServiceClient } from './service-client.ts';

/** Reads the company from the settings: every email has its name, contact details and registration. */
export async function readCompany(db: ServiceClient): Promise<Company> {
  return companyFromSettings(await getSiteSettings(db));
}
