import type { whyUsMessages as English } from '../../en/company/why-us.ts';

export const whyUsMessages: typeof English = {
  title: 'Pourquoi nous',
  description:
    'Guides expérimentés, tous niveaux, matériel de qualité, lieux à couper le souffle : comment vérifier chacun de ces points avant de payer quoi que ce soit.',
  headline: 'Ne nous croyez pas sur parole',
  text: 'Tous ceux qui vendent des voyages disent ces quatre choses. Les revoici, chacune avec ce que vous pouvez vérifier avant de payer quoi que ce soit.',
  contents: 'Quatre promesses',
  check: 'Ce que vous pouvez vérifier',
  guides: {
    title: 'Guides expérimentés',
    claim: 'Vous marchez, roulez ou plongez avec quelqu’un qui vit sur place.',
    checks: [
      'Demandez qui part avec vous. Avant de dire oui, vous avez son nom par écrit, et les langues que cette personne parle.',
      'Si quelqu’un d’autre doit la remplacer, nous vous disons qui, et vous pouvez changer d’avis.',
      'Le Tassili est un parc culturel, qui se visite avec une agence agréée par l’État ou avec un agent du parc. C’est la règle pour tous, et un moyen de savoir qui travaille dans les règles.',
      'Un guide décide le jour même. Si le vent, l’oued ou la neige disent non, la sortie est reportée ; les pages le précisent, activité par activité.',
    ],
  },
  levels: {
    title: 'Tous niveaux',
    claim: 'Quatre mots qui veulent toujours dire la même chose.',
    loading: 'Chargement des activités…',
    error: 'Les activités n’ont pas pu être chargées.',
  },
  equipment: {
    title: 'Matériel de qualité',
    claim: 'Vous lisez la liste avant de réserver, pas le matin du départ.',
    text: 'Chaque activité dit sur sa page ce qu’il vous faut et ce qu’elle exige de vous. Dans la réponse à votre demande, nous ajoutons ce que nous apportons, en quelles tailles, et ce qu’il faut louer.',
    example: 'Par exemple',
    slip: (activity: string) => `Ce qu’il vous faut : ${activity}`,
    more: (activity: string) => `Lire la page « ${activity} »`,
    error: 'L’exemple n’a pas pu être chargé.',
  },
  places: {
    title: 'Lieux à couper le souffle',
    claim: 'Sept sites d’Algérie figurent sur la Liste du patrimoine mondial.',
    text: 'C’est l’UNESCO qui tient cette liste, pas nous. Les voici, avec l’année de leur inscription.',
    source: 'Voir la liste de l’UNESCO',
    travel: (title: string) => `Voyage : ${title}`,
    sites: {
      qala: 'La Kalâa des Béni Hammad',
      djemila: 'Djémila',
      mzab: 'Vallée du M’Zab',
      tassili: 'Tassili n’Ajjer',
      timgad: 'Timgad',
      tipasa: 'Tipasa',
      kasbah: 'Casbah d’Alger',
    },
  },
  reviews: {
    title: 'Comment les avis sont vérifiés',
    points: [
      'Après un voyage, notre logiciel envoie au client un lien qui fonctionne une seule fois. Seul ce lien ouvre le formulaire.',
      '« Visite vérifiée » signifie qu’un avis a été écrit avec un tel lien, après une demande envoyée depuis ce site. Notre équipe ne peut pas ajouter cette mention.',
      'Personne ici ne peut écrire ni modifier un avis : notre logiciel ne le permet pas.',
      'Un avis est publié ou refusé, et refusé seulement pour l’une de cinq raisons publiées. Une mauvaise note n’en fait pas partie.',
    ],
    more: 'Voir les règles et les chiffres',
  },
  prices: {
    title: 'Comment se font les prix',
    intro: 'Un prix est la somme de cinq choses. Demandez n’importe laquelle séparément.',
    parts: [
      'Le guide, et le chauffeur s’il y en a un',
      'La voiture et son carburant, le train ou l’avion',
      'Les nuits et les repas que le programme mentionne',
      'Les entrées et les autorisations',
      'Notre travail de préparation',
    ],
    after:
      'Sur une page, un prix est écrit comme nous le dirions : un montant, « à partir de » tant, ou « sur demande ». Le vôtre vient par e-mail, avec ce qui est compris et ce qui ne l’est pas. Rien ne se paie sur ce site.',
    examples: 'Les prix affichés en ce moment sont des exemples. Celui de notre réponse fait foi.',
  },
  close: {
    title: 'Encore un doute ?',
    text: 'Posez la question qui le lèverait. Nous répondons par e-mail, même quand la réponse est non.',
    button: 'Demandez-nous',
  },
};
