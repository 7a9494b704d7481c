import type { companyMessages as English } from '../../en/company/company.ts';

export const companyMessages: typeof English = {
  title: 'Qui est derrière ce site',
  claim: 'L’entreprise à laquelle vous avez affaire, telle qu’elle est immatriculée.',
  legalName: 'Raison sociale',
  register: 'Registre du commerce',
  licence: 'Licence d’agence de tourisme',
  insurance: 'Assurance',
  address: 'Adresse',
  phone: 'Téléphone',
  payment: 'Paiement',
  policy: (insurer: string, number: string) => `${insurer}, police n° ${number}`,
  validUntil: (document: string, day: string) => `${document}, valable jusqu’au ${day}`,
  fact: (label: string, value: string) => `${label} : ${value}`,
};
