import type { reviewMessages as English } from '../../en/reviews/reviews.ts';
import { counted } from '../../plural.ts';
import { de } from '../grammar/elision.ts';
import { locale } from '../locale.ts';

const figures = new Intl.NumberFormat(locale.tag);

export const reviewMessages: typeof English = {
  title: 'Ce que disent nos clients',
  none: 'Aucun avis n’est encore publié. Après chaque voyage, nous envoyons au client un lien personnel pour en écrire un.',
  loading: 'Chargement des avis…',
  error: 'Les avis n’ont pas pu être chargés.',
  verified: 'Visite vérifiée',
  rating: (rating: number) => counted(rating, { one: '# étoile sur 5', other: '# étoiles sur 5' }),
  average: (average: number, count: number) =>
    `${figures.format(average)} sur 5, d’après ${counted(count, { one: '# avis', other: '# avis' })}`,
  howItWorks: 'Comment fonctionnent les avis ici',
  showAll: (count: number) => counted(count, { one: 'Lire l’avis', other: 'Lire les # avis' }),
  about: 'Au sujet de',
  photoBy: (firstName: string, caption: string) =>
    caption ? `Photo ${de(firstName)} : ${caption}` : `Photo ${de(firstName)}`,
  photosOf: (firstName: string) => `Photos ${de(firstName)}`,
  reviewOf: (firstName: string) => `l’avis ${de(firstName)}`,
  answer: (company: string) => `Réponse ${de(company)}`,
  report: {
    button: 'Signaler',
    buttonFor: (name: string) => `Signaler l’avis ${de(name)}`,
    title: 'Signaler cet avis',
    text: 'Notre équipe lit chaque signalement. Nous refusons un avis pour l’une de ces raisons et pour aucune autre.',
    reason: 'Motif',
    chooseReason: 'Choisissez un motif',
    details: 'Que devons-nous savoir ?',
    optional: 'facultatif',
    send: 'Envoyer le signalement',
    sending: 'Envoi…',
    sentTitle: 'Signalement envoyé',
    sentText: 'Merci. Nous allons examiner cet avis.',
    failedTitle: 'Signalement non envoyé',
    failed: 'Votre signalement n’a pas pu être envoyé. Réessayez.',
    tooMany: 'Il y a eu trop de signalements depuis votre réseau. Réessayez dans une heure.',
  },
  rules: {
    insulting: 'Insultes ou haine',
    personal_data: 'Vie privée d’autres personnes',
    advertising: 'Publicité ou liens',
    off_topic: 'Sans rapport avec le voyage ou le service',
    unlawful: 'Contenu illicite',
  },
  errors: {
    rating: 'Choisissez de 1 à 5 étoiles.',
    comment: 'Écrivez au moins 10 caractères.',
    commentLong: '3 000 caractères au plus.',
    name: 'Saisissez votre prénom.',
    month: 'Choisissez le mois de votre voyage.',
    rule: 'Choisissez un motif.',
    detailsLong: '1 000 caractères au plus.',
  },
};
