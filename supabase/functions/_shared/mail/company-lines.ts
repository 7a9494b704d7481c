import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import type { Company, CompanyDocument } from '@expat-buddy/domain/site-settings/company-details';

const validity = ({ validUntil }: CompanyDocument) =>
  validUntil ? `, valid until ${formatCalendarDay(validUntil, 'en-GB')}` : '';

/** The signature of every email. Omits empty settings. */
export function companyLines(company: Company): string[] {
  const { name, tagline, phone, email, address, legalName, registerNumber, licence, insurance } =
    company;
  const policy = insurance?.number ? `, policy ${insurance.number}` : '';
  const lines = [
    `${name}: ${tagline}`,
    phone && `Phone: ${phone}`,
    email && `Email: ${email}`,
    address && `Address: ${address.replaceAll(/\s*\n\s*/g, ', ')}`,
    [legalName, registerNumber && `Trade register: ${registerNumber}`].filter(Boolean).join(' · '),
    licence && `Tourism licence: ${licence.number}${validity(licence)}`,
    insurance && `Insurance: ${insurance.insurer}${policy}${validity(insurance)}`,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
