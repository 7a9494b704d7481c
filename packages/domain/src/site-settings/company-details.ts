import { type CalendarDay, isBeforeDay } from '../dates/calendar-day.ts';
import type { Row } from '../supabase-client.ts';
import { type Brand, brandFromSettings } from './brand.ts';

/** A licence or insurance. Empty or null is not known. */
export type CompanyDocument = { number: string; validUntil: CalendarDay | null };

/** What the law and customers ask of the company. Empty or null is not shown. */
export type CompanyDetails = {
  legalName: string;
  registerNumber: string;
  licence: CompanyDocument | null;
  insurance: (CompanyDocument & { insurer: string }) | null;
  paymentTerms: string;
};

/** The company with all its details, as emails and the build need it. */
export type Company = Brand & CompanyDetails;

/** The columns that describe the company's details. */
export type DetailSettings = Pick<
  Row<'site_settings'>,
  | 'legal_name'
  | 'register_number'
  | 'licence_number'
  | 'licence_valid_until'
  | 'insurer'
  | 'insurance_number'
  | 'insurance_valid_until'
  | 'payment_terms'
>;

const noDetails: CompanyDetails = {
  legalName: '',
  registerNumber: '',
  licence: null,
  insurance: null,
  paymentTerms: '',
};

/** The details from settings without what has expired (`getSiteSettings`). */
export function companyDetails(settings: DetailSettings | null): CompanyDetails {
  if (settings === null) return noDetails;
  const { licence_number, insurer } = settings;
  return {
    legalName: settings.legal_name,
    registerNumber: settings.register_number,
    licence: licence_number
      ? { number: licence_number, validUntil: settings.licence_valid_until }
      : null,
    insurance: insurer
      ? { insurer, number: settings.insurance_number, validUntil: settings.insurance_valid_until }
      : null,
    paymentTerms: settings.payment_terms,
  };
}

export function companyFromSettings(settings: Row<'site_settings'> | null): Company {
  return { ...brandFromSettings(settings), ...companyDetails(settings) };
}

const hasExpired = (lastDay: CalendarDay | null, today: CalendarDay) =>
  lastDay !== null && isBeforeDay(lastDay, today);

/** The settings without a licence or insurance whose last day is over. */
export function withoutExpired<Settings extends DetailSettings>(
  settings: Settings,
  today: CalendarDay,
): Settings {
  return {
    ...settings,
    ...(hasExpired(settings.licence_valid_until, today) && {
      licence_number: '',
      licence_valid_until: null,
    }),
    ...(hasExpired(settings.insurance_valid_until, today) && {
      insurer: '',
      insurance_number: '',
      insurance_valid_until: null,
    }),
  };
}
