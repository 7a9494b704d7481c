import { type Brand, brandFromSettings } from '@expat-buddy/domain/brand';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/site-settings-calls';
import type { ServiceClient } from './service-client.ts';

/** The company as the settings have it at this moment: every mail bears its name and how to reach it. */
export async function readCompany(db: ServiceClient): Promise<Brand> {
  return brandFromSettings(await getSiteSettings(db));
}
