import type { reviewsPageMessages as English } from '../../en/reviews/reviews-page.ts';

export const reviewsPageMessages: typeof English = {
  title: 'Avis',
  description:
    'Qui peut écrire un avis, comment nous le vérifions, pourquoi il peut être refusé, et combien ont été reçus, publiés et refusés.',
  heading: 'Les avis, et comment ils arrivent ici',
  intro:
    'Seules peuvent en écrire un les personnes dont le voyage ou le service avec nous a eu lieu, et nous ne pouvons pas en changer un mot.',
  figures: {
    title: 'En chiffres',
    received: 'Reçus',
    published: 'Publiés',
    pending: 'En attente de lecture',
    rejected: 'Refusés',
    withdrawn: 'Retirés par leurs auteurs',
    reasons: 'Pourquoi des avis ont été refusés',
    none: 'Nous n’avons encore reçu aucun avis.',
    error: 'Les chiffres n’ont pas pu être chargés.',
    loading: 'Chargement des chiffres…',
  },
  rules: {
    title: 'Les règles',
    points: [
      'Quelques jours après la fin d’un voyage ou d’un service, notre logiciel envoie au client un seul e-mail avec un lien personnel. Le lien fonctionne une seule fois.',
      '« Visite vérifiée » signifie trois choses : la demande a été envoyée depuis ce site, le voyage a eu lieu d’après nos dossiers, et l’avis a été écrit avec le lien envoyé à l’adresse e-mail de la demande. Personne à l’agence ne peut ajouter ni retirer cette mention.',
      'Les demandes que l’agence saisit elle-même, après un appel par exemple, ne reçoivent pas de lien : c’est nous qui choisirions l’adresse.',
      'Personne à l’agence ne peut écrire, modifier ou supprimer un avis. Nous pouvons le publier, le refuser, ou y répondre.',
      'Dans de rares cas, nous n’envoyons pas le lien, par exemple après un deuil dans la famille. Nous n’avons pas le droit d’en décider selon que l’avis serait bon ou non.',
      'Une mauvaise note n’est pas une raison de refuser un avis. Voici les seules :',
    ],
    ruleTexts: {
      insulting: 'Il insulte ou menace quelqu’un, ou répand la haine.',
      personal_data:
        'Il révèle la vie privée d’autres personnes : un nom complet, un numéro de téléphone ou une adresse, par exemple.',
      advertising: 'Il fait de la publicité, ou contient des liens.',
      off_topic: 'Il ne porte pas sur le voyage, l’activité, le véhicule ou le service.',
      unlawful: 'Son contenu est contraire à la loi.',
    },
    after: [
      'Avec leur lien, les auteurs voient si leur avis a été publié, ou pourquoi il ne l’a pas été, et peuvent le retirer à tout moment.',
      'Sous chaque avis, un bouton permet de le signaler. Notre équipe lit chaque signalement.',
      'Une moyenne s’affiche à partir de trois avis.',
    ],
  },
  latest: 'Ce que disent nos clients',
  more: 'Afficher d’autres avis',
};
