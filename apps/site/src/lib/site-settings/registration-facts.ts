import { dayText } from '@expat-buddy/domain/format/day';
import {
  type CompanyDocument,
  companyDetails,
  type DetailSettings,
} from '@expat-buddy/domain/site-settings/company-details';
import { companyMessages as text } from '#messages/company/company.ts';
import { locale } from '#messages/locale.ts';

export type CompanyFact = { label: string; value: string };

const dated = (document: string, { validUntil }: CompanyDocument) =>
  validUntil ? text.validUntil(document, dayText(validUntil, locale.language)) : document;

/** How the company is registered and insured, without what is empty. */
export function registrationFacts(settings: DetailSettings | null): CompanyFact[] {
  const { registerNumber, licence, insurance } = companyDetails(settings);
  const facts: CompanyFact[] = [{ label: text.register, value: registerNumber }];
  if (licence) facts.push({ label: text.licence, value: dated(licence.number, licence) });
  if (insurance) {
    const { insurer, number } = insurance;
    const insured = number ? text.policy(insurer, number) : insurer;
    facts.push({ label: text.insurance, value: dated(insured, insurance) });
  }
  return facts.filter(({ value }) => value !== '');
}
