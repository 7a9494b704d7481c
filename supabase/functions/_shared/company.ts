import { type Brand, brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import type { ServiceClient } from './service-client.ts';

/** Reads the company from the settings: every email has its name and contact details. */
export async function readCompany(db: ServiceClient): Promise<Brand> {
  return brandFromSettings(await getSiteSettings(db));
}
