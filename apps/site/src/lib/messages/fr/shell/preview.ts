import type { previewMessages as English } from '../../en/shell/preview.ts';

export const previewMessages: typeof English = {
  title: 'Aperçu',
  loading: 'Chargement de l’aperçu…',
  error: 'L’aperçu n’a pas pu être chargé.',
  notFound: 'Ce lien d’aperçu a expiré ou a été révoqué. Demandez-en un nouveau.',
  noPage: 'Il n’y a pas de page d’aperçu pour ce type de contenu.',
  unpublished: 'Aperçu, non publié',
  published: 'Aperçu d’un contenu publié',
  expires: (moment: string) => `Le lien expire le ${moment}.`,
  back: 'Vers l’accueil',
  photo: 'Photo',
  alt: 'Description pour les personnes qui ne peuvent pas la voir :',
  noAlt: 'pas encore',
};
