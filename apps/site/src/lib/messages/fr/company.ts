import type { companyMessages as English } from '../en/company.ts';

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
  policy: (number: string) => `police n° ${number}`,
  validUntil: (day: string) => `valable jusqu’au ${day}`,
  fact: (label: string, value: string) => `${label} : ${value}`,
};
