import type { contactMessages as English } from '../../en/company/contact.ts';
import { firstAnswerTime } from '../inquiry/first-answer.ts';

export const contactMessages: typeof English = {
  title: 'Contact',
  description: (company: string) =>
    `Écrivez à ${company} pour un voyage, une voiture, un événement ou votre vie en Algérie. Une personne vous lit et vous répond par e-mail.`,
  heading: 'Écrivez-nous',
  intro:
    'Quelques lignes suffisent pour commencer. Une personne lit chaque demande et répond par e-mail ; rien n’est réservé ni payé ici.',
  formTitle: 'Votre demande',
  topicQuestion: 'De quoi s’agit-il ?',
  topics: {
    general: 'Une question',
    'trip-planner': 'Un voyage',
    'car-rental': 'Voitures, fourgons et chauffeurs',
    events: 'Un événement',
    'team-building': 'Journées d’équipe',
    handbook: 'Vivre ici',
    mechanic: 'Un mécanicien',
  },
  sent: {
    title: 'Votre demande est bien arrivée',
    reference: (reference: string) => `Votre référence est ${reference}.`,
    nextTitle: 'Et maintenant ?',
    next: (email: string) => [
      `Une confirmation avec votre lien personnel est en route vers ${email}. Si elle n’est pas arrivée dans quelques minutes, regardez dans vos courriers indésirables.`,
      `Une personne lit votre demande, interroge les personnes concernées et vous répond à cette adresse sous ${firstAnswerTime}.`,
      'Rien n’est réservé tant que vous n’avez pas accepté une proposition par écrit.',
    ],
    another: 'Écrire une autre demande',
  },
  waiting: {
    title: 'Votre demande attend sur cet appareil',
    text: 'Vous êtes hors connexion. Elle partira toute seule dès que la connexion reviendra et que ce site sera ouvert, ou à votre prochaine visite dans les sept jours.',
    reference: (reference: string) => `Sa référence sera ${reference}.`,
  },
  office: {
    title: 'L’agence',
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    address: 'Adresse',
    hours: 'Horaires d’ouverture',
    algiersTime: 'heure d’Alger',
    closed: 'fermé',
    openNow: (until: string) => `Ouvert en ce moment, jusqu’à ${until}`,
    opensToday: (time: string) => `Fermé pour l’instant, ouvre à ${time}`,
    opensTomorrow: (time: string) => `Fermé pour l’instant, ouvre demain à ${time}`,
    opensOn: (day: string, time: string) => `Fermé pour l’instant, ouvre ${day} à ${time}`,
    clock: (time: string) => `Il est ${time} à Alger.`,
    special: (name: string, days: string, times: string) => `${name}, ${days} : ${times}`,
    holidays: 'Les jours fériés, une réponse peut prendre un jour de plus.',
    loading: 'Chargement…',
    error:
      'Les coordonnées de l’agence n’ont pas pu être chargées. Le formulaire fonctionne sans elles.',
  },
  before: {
    title: 'Avant d’écrire',
    faq: 'La réponse à votre question est peut-être déjà dans la FAQ.',
    faqLink: 'Lire la FAQ',
    services: 'La page des services dit ce que nous faisons, pour qui, et en combien de temps.',
    servicesLink: 'Voir les services',
  },
  stamp: 'Algérie',
};
