import type { pageMessages as English } from '../../en/shell/pages.ts';

export const pageMessages: typeof English = {
  notFound: {
    title: 'Page introuvable',
    text: 'La route s’arrête ici. La page demandée n’existe pas, ou elle a changé d’adresse. Cherchez-la, ou prenez plutôt l’une de ces routes.',
    suggestions: 'Où aller plutôt',
    activities: 'Des activités guidées, des criques de la côte jusqu’au Sahara.',
    travels: 'Des voyages à travers les villes, les montagnes et le désert.',
    contactLabel: 'Contact',
    contact: 'Dites-nous ce que vous cherchiez, et nous vous montrons le chemin.',
  },
};
