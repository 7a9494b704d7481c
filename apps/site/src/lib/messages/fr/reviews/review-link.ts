import type { reviewLinkMessages as English } from '../../en/reviews/review-link.ts';
import { counted } from '../../plural.ts';

export const reviewLinkMessages: typeof English = {
  pageTitle: 'Votre avis',
  loading: 'Ouverture de votre lien…',
  error: 'Votre lien n’a pas pu être ouvert.',
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a peut-être déjà servi, expiré ou été coupé au moment de la copie. Ouvrez-le de nouveau depuis notre e-mail, ou écrivez-nous.',
    contact: 'Écrivez-nous',
  },
  form: {
    title: 'Comment cela s’est-il passé ?',
    intro:
      'Quelques phrases aident les autres à choisir. Éloges et critiques sont également les bienvenus.',
    about: 'Votre avis porte sur',
    until: (day: string) => `Le lien fonctionne une seule fois, jusqu’au ${day}.`,
    rating: 'Votre note',
    stars: (count: number) => counted(count, { one: '# étoile', other: '# étoiles' }),
    comment: 'Votre avis',
    commentHint:
      'Qu’est-ce qui était bien, qu’est-ce qui ne l’était pas, et que faudrait-il savoir avant d’y aller ?',
    name: 'Prénom',
    month: 'Mois du voyage',
    monthPlaceholder: 'Choisir un mois',
    shown:
      'Nous publions votre prénom, le mois, votre texte et vos photos, après que quelqu’un de notre équipe les a regardés. Vous pouvez retirer votre avis à tout moment avec le même lien.',
    rules: 'Comment fonctionnent les avis ici',
    send: 'Envoyer l’avis',
    sending: 'Envoi…',
    failedTitle: 'Avis non envoyé',
    failed: 'Votre avis n’a pas pu être envoyé. Il est toujours là ; réessayez.',
    tooMany: 'Il y a eu trop de tentatives depuis votre réseau. Réessayez dans une heure.',
  },
  photos: {
    label: 'Photos',
    optional: 'facultatif',
    hint: 'Jusqu’à 5 photos : JPEG, PNG ou HEIC, 10 Mo chacune. Le lieu et l’appareil photo sont effacés des fichiers. Ne montrez personne que cela dérangerait.',
    choose: 'Ajouter des photos',
    list: 'Photos de votre avis',
    chosen: (number: number) => `Photo ${number}`,
    caption: (number: number) => `Légende de la photo ${number}`,
    captionHint: 'Que montre-t-elle ?',
    remove: (number: number) => `Retirer la photo ${number}`,
    count: (count: number) => counted(count, { one: '# photo sur 5.', other: '# photos sur 5.' }),
    added: (count: number) =>
      `Photo ${count} ajoutée. ${counted(count, { one: '# photo sur 5.', other: '# photos sur 5.' })}`,
    reading: (name: string) => `Préparation de ${name}…`,
    refusals: {
      tooMany: (name: string) => `${name} n’a pas été ajoutée : un avis accepte 5 photos au plus.`,
      tooLarge: (name: string) => `${name} dépasse 10 Mo. Choisissez une photo plus petite.`,
      heic: (name: string) =>
        `${name} est une photo HEIC qui n’a pas pu être convertie. Enregistrez-la au format JPEG et ajoutez-la de nouveau.`,
      damaged: (name: string) => `${name} est illisible. Le fichier est peut-être endommagé.`,
      noise: (name: string) =>
        `${name} n’a pas été ajoutée : ce navigateur protège contre le pistage par empreinte et transformerait la photo en bruit. Autorisez ce site à utiliser les données d’image (canvas) à côté de l’adresse et ajoutez-la de nouveau, ou prenez un autre navigateur.`,
      otherType: (name: string) => `${name} n’est pas une photo JPEG ou PNG.`,
    },
    sendingTitle: 'Votre avis est bien arrivé',
    sendingText: 'Gardez cette page ouverte jusqu’à ce que vos photos soient envoyées.',
    sending: (number: number) => `Envoi de la photo ${number}`,
    sent: 'Envoyée',
    notAll: 'Certaines de vos photos n’ont pas pu être envoyées.',
    failures: {
      unanswered: 'L’envoi n’a pas abouti. Réessayez.',
      tooManyNow: 'Trop de photos sont venues de votre réseau. Réessayez un peu plus tard.',
      tooLate: 'Elle est arrivée trop tard : notre équipe a déjà lu votre avis.',
      refused: 'Notre serveur a refusé cette photo.',
    },
    retry: 'Réessayer',
    finish: 'Terminer sans elles',
    own: 'Vos photos',
    leftOut: (reason: string) => `Non publiée : ${reason}.`,
    missing: (count: number) =>
      counted(count, {
        one: '# photo n’est pas arrivée.',
        other: '# photos ne sont pas arrivées.',
      }),
  },
  decline: {
    button: 'Ne plus me demander d’avis',
    title: 'Nous ne vous le demanderons plus',
    text: 'Ce lien est fermé, et vous ne recevrez plus de demandes d’avis de notre part.',
  },
  own: {
    title: 'Merci pour votre avis',
    pending: 'Il attend d’être lu par notre équipe. Personne d’autre ne peut encore le voir.',
    published: 'Il est publié.',
    rejected: (reason: string) => `Il n’a pas été publié. Motif : ${reason}.`,
    withdraw: 'Retirer mon avis',
    sure: 'Le retirer pour de bon ? Son texte et ses photos seront effacés, et le lien cessera de fonctionner.',
    yes: 'Oui, le retirer',
    no: 'Le garder',
    failedTitle: 'Avis non retiré',
    failed: 'Votre avis n’a pas pu être retiré. Réessayez.',
  },
  withdrawn: {
    title: 'Votre avis est retiré',
    text: 'Son texte et ses photos ont été effacés. Les visiteurs ne peuvent plus le voir.',
  },
  home: 'Aller à l’accueil',
};
