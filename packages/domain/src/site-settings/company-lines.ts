import { formatCalendarDay } from '../dates/calendar-day.ts';
import type { Company, CompanyDetails, CompanyDocument } from './company-details.ts';

const validity = ({ validUntil }: CompanyDocument) =>
  validUntil ? `, valid until ${formatCalendarDay(validUntil, 'en-GB')}` : '';

const written = (lines: readonly (string | null)[]) =>
  lines.filter((line): line is string => Boolean(line));

/** How the company is registered and insured, for emails. Omits empty settings. */
export function registrationLines(company: CompanyDetails): string[] {
  const { legalName, registerNumber, licence, insurance } = company;
  const policy = insurance?.number ? `, policy ${insurance.number}` : '';
  return written([
    written([legalName, registerNumber && `Trade register: ${registerNumber}`]).join(' · '),
    licence && `Tourism licence: ${licence.number}${validity(licence)}`,
    insurance && `Insurance: ${insurance.insurer}${policy}${validity(insurance)}`,
  ]);
}

/** The signature of emails. Omits empty settings. */
export function companyLines(company: Company): string[] {
  const { name, tagline, phone, email, address } = company;
  return [
    ...written([
      `${name}: ${tagline}`,
      phone && `Phone: ${phone}`,
      email && `Email: ${email}`,
      address && `Address: ${address.replaceAll(/\s*\n\s*/g, ', ')}`,
    ]),
    ...registrationLines(company),
  ];
}
