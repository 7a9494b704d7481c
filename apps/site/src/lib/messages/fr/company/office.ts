import type { officeMessages as English } from '../../en/company/office.ts';
import { counted } from '../../plural.ts';

export const officeMessages: typeof English = {
  days: (from: string, to: string) => `du ${from} au ${to}`,
  twoDays: (first: string, second: string) => `${first} et ${second}`,
  hours: (days: string) => `Horaires de l’agence : ${days}, heure d’Alger.`,
  typicalReply: (hours: number, inquiries: number) =>
    `Réponse habituelle sous ${counted(hours, { one: '# heure d’ouverture', other: '# heures d’ouverture' })}, d’après ${counted(inquiries, { one: '# demande', other: '# demandes' })} des 90 derniers jours.`,
};
