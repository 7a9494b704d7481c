import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import {
  type CompanyDocument,
  companyDetails,
} from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { listed } from '#lib/text/listed.ts';
import { companyMessages as text } from '#messages/company.ts';
import { locale } from '#messages/locale.ts';

export type CompanyFact = { label: string; value: string };

/** What the settings say about the company, without what is empty: how it is registered, then how to reach it. */
export function useCompanyFacts(settings: Row<'site_settings'> | null | undefined) {
  const { legalName, registerNumber, licence, insurance, paymentTerms } = companyDetails(
    settings ?? null,
  );
  const validity = ({ validUntil }: CompanyDocument) =>
    validUntil && text.validUntil(formatCalendarDay(validUntil, locale.tag));
  const facts = (entries: CompanyFact[]) => entries.filter(({ value }) => value !== '');
  return {
    registration: facts([
      { label: text.legalName, value: legalName },
      { label: text.register, value: registerNumber },
      { label: text.licence, value: licence ? listed(licence.number, validity(licence)) : '' },
      {
        label: text.insurance,
        value: insurance
          ? listed(
              insurance.insurer,
              insurance.number && text.policy(insurance.number),
              validity(insurance),
            )
          : '',
      },
    ]),
    contact: facts([
      { label: text.address, value: settings?.address ?? '' },
      { label: text.phone, value: settings?.phone ?? '' },
    ]),
    payment: facts([{ label: text.payment, value: paymentTerms }]),
  };
}
