import { brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import {
  type CompanyDocument,
  companyFromSettings,
} from '@expat-buddy/domain/site-settings/company-details';
import type { TeamMember } from '@expat-buddy/domain/team/types';
import { paths } from '#lib/paths.ts';
import { companyMessages as company } from '#messages/company/company.ts';
import { locale } from '#messages/locale.ts';
import { propertyValue } from './offers.ts';
import { type Address, algeria, imageOf, type Settings, type Thing } from './thing.ts';

const licence = ({ number, validUntil }: CompanyDocument): Thing => ({
  '@type': 'Certification',
  name: company.licence,
  certificationIdentification: number,
  ...(validUntil && { expires: validUntil }),
});

const person = (member: TeamMember, address: Address): Thing => ({
  '@type': 'Person',
  name: member.name,
  ...(member.role && { jobTitle: member.role }),
  ...(member.languages.length > 0 && { knowsLanguage: member.languages }),
  ...(member.image && { image: imageOf(member.image, address) }),
});

/** The same on every page and in every language, so that readers know it for one company. */
const idOf = (address: Address) => new URL('/#company', address(paths.home)).href;

/** Who offers a thing, on the pages that do not describe the company. */
export const provider = (settings: Settings, address: Address): Thing => ({
  '@type': 'TravelAgency',
  '@id': idOf(address),
  name: brandFromSettings(settings).name,
  url: address(paths.home),
});

/** The site and its search. */
export const website = (settings: Settings, address: Address): Thing => ({
  '@type': 'WebSite',
  name: brandFromSettings(settings).name,
  url: address(paths.home),
  inLanguage: locale.language,
  publisher: { '@id': idOf(address) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${address(paths.search)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** The company, with the people that the page shows. */
export function agency(
  settings: Settings,
  address: Address,
  team: readonly TeamMember[] = [],
): Thing {
  const { tagline, phone, email, address: postal, ...about } = companyFromSettings(settings);
  const elsewhere = Object.values(about.social).filter((link) => link !== '');
  return {
    '@type': 'TravelAgency',
    '@id': idOf(address),
    name: about.name,
    slogan: tagline,
    url: address(paths.home),
    areaServed: algeria,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(postal && { address: postal }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(about.legalName && { legalName: about.legalName }),
    ...(about.registerNumber && {
      identifier: propertyValue(company.register, about.registerNumber),
    }),
    ...(about.licence && { hasCertification: licence(about.licence) }),
    ...(about.paymentTerms && { paymentAccepted: about.paymentTerms }),
    // Guides are not all employed.
    ...(team.length > 0 && { member: team.map((member) => person(member, address)) }),
  };
}
