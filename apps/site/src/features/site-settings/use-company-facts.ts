import { companyDetails } from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { type CompanyFact, registrationFacts } from '#lib/site-settings/registration-facts.ts';
import { companyMessages as text } from '#messages/company/company.ts';

/** What the settings say about the company, without what is empty: how it is registered, then how to reach it. */
export function useCompanyFacts(settings: Row<'site_settings'> | null | undefined) {
  const { legalName, paymentTerms } = companyDetails(settings ?? null);
  const facts = (entries: CompanyFact[]) => entries.filter(({ value }) => value !== '');
  return {
    registration: facts([
      { label: text.legalName, value: legalName },
      ...registrationFacts(settings ?? null),
    ]),
    contact: facts([
      { label: text.address, value: settings?.address ?? '' },
      { label: text.phone, value: settings?.phone ?? '' },
    ]),
    payment: facts([{ label: text.payment, value: paymentTerms }]),
  };
}
