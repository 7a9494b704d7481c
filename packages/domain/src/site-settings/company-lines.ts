import { dayText } from '../format/day.ts';
import { isolate } from '../format/isolate.ts';
import type { Language } from '../language/languages.ts';
import type { Company, CompanyDetails, CompanyDocument } from './company-details.ts';

const en = {
  tagline: (name: string, tagline: string) => `${name}: ${tagline}`,
  phone: (phone: string) => `Phone: ${phone}`,
  email: (email: string) => `Email: ${email}`,
  address: (lines: readonly string[]) => `Address: ${lines.join(', ')}`,
  register: (number: string) => `Trade register: ${number}`,
  licence: (number: string) => `Tourism licence: ${number}`,
  insurance: (insurer: string) => `Insurance: ${insurer}`,
  policy: (number: string) => `, policy ${number}`,
  validUntil: (day: string) => `, valid until ${day}`,
};

const fr: typeof en = {
  tagline: (name, tagline) => `${name} – ${tagline}`,
  phone: (phone) => `Téléphone\u00a0: ${phone}`,
  email: (email) => `E-mail\u00a0: ${email}`,
  address: (lines) => `Adresse\u00a0: ${lines.join(', ')}`,
  register: (number) => `Registre du commerce\u00a0: ${number}`,
  licence: (number) => `Licence de tourisme\u00a0: ${number}`,
  insurance: (insurer) => `Assurance\u00a0: ${insurer}`,
  policy: (number) => `, police n°\u00a0${number}`,
  validUntil: (day) => `, valable jusqu’au ${day}`,
};

const ARABIC = /\p{Script=Arabic}/u;

const ar: typeof en = {
  tagline: (name, tagline) => `${isolate(name)} – ${tagline}`,
  phone: (phone) => `الهاتف: ${isolate(phone)}`,
  email: (email) => `البريد الإلكتروني: ${isolate(email)}`,
  address: (lines) => `العنوان: ${isolate(lines.join(ARABIC.test(lines.join()) ? '، ' : ', '))}`,
  register: (number) => `السجل التجاري: ${isolate(number)}`,
  licence: (number) => `رخصة السياحة: ${isolate(number)}`,
  insurance: (insurer) => `التأمين: ${isolate(insurer)}`,
  policy: (number) => `، عقد رقم ${isolate(number)}`,
  validUntil: (day) => `، تنتهي الصلاحية في ${day}`,
};

const labels: Readonly<Record<Language, typeof en>> = { en, fr, ar };

const written = (lines: readonly (string | null)[]) =>
  lines.filter((line): line is string => Boolean(line));

/** How the company is registered and insured, for emails. Omits empty settings. */
export function registrationLines(company: CompanyDetails, language: Language = 'en'): string[] {
  const { legalName, registerNumber, licence, insurance } = company;
  const label = labels[language];
  const validity = ({ validUntil }: CompanyDocument) =>
    validUntil ? label.validUntil(dayText(validUntil, language)) : '';
  const policy = insurance?.number ? label.policy(insurance.number) : '';
  return written([
    written([
      language === 'ar' && legalName ? isolate(legalName) : legalName,
      registerNumber && label.register(registerNumber),
    ]).join(' · '),
    licence && `${label.licence(licence.number)}${validity(licence)}`,
    insurance && `${label.insurance(insurance.insurer)}${policy}${validity(insurance)}`,
  ]);
}

/** The signature of emails. Omits empty settings. */
export function companyLines(company: Company, language: Language = 'en'): string[] {
  const { name, tagline, phone, email, address } = company;
  const label = labels[language];
  return [
    ...written([
      tagline ? label.tagline(name, tagline) : name,
      phone && label.phone(phone),
      email && label.email(email),
      address && label.address(address.split(/\s*\n\s*/)),
    ]),
    ...registrationLines(company, language),
  ];
}
