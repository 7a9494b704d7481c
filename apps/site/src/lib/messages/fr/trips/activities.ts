import type { activityMessages as English } from '../../en/trips/activities.ts';
import { counted } from '../../plural.ts';

export const activityMessages: typeof English = {
  activities: {
    title: 'Activités',
    description:
      'Activités guidées en Algérie : plongée et pêche sur la côte, randonnée et escalade en montagne, bivouacs et sorties en 4x4 au Sahara.',
    badge: 'Activités d’aventure',
    headline: 'L’aventure en Algérie, une lumière après l’autre',
    intro:
      'La mer le matin, la pierre à midi, le sable le soir. Choisissez à quoi doit ressembler votre journée ; un guide qui vit sur place s’occupe du reste.',
    pills: {
      guides: 'Guides expérimentés',
      levels: 'Tous niveaux',
      equipment: 'Matériel de qualité',
      locations: 'Lieux à couper le souffle',
    },
    listTitle: 'Nos activités',
    listIntro:
      'Chacune est encadrée par des gens du pays, des criques de Jijel aux dunes de Timimoun.',
    loading: 'Chargement des activités…',
    error: 'Les activités n’ont pas pu être chargées.',
    empty: 'Aucune activité trouvée.',
    callTitle: 'Envie d’aventure ?',
    callText:
      'Nos guides expérimentés vivent au bord de ces sentiers : ils savent quand le vent tourne et chez qui le thé est prêt. Dites-nous quand vous venez et avec qui, et nous préparons la journée ensemble.',
    callNext: 'Écrivez-nous : une personne vous lit et vous répond par e-mail.',
  },
  activityCategory: {
    loading: 'Chargement…',
    error: 'Les activités de cette catégorie n’ont pas pu être chargées.',
    notFound: 'Catégorie introuvable.',
    empty: 'Aucune activité dans cette catégorie.',
    allActivities: 'Toutes les activités',
    heading: (category: string) => `Activités : ${category}`,
    count: (count: number) => counted(count, { one: '# activité', other: '# activités' }),
    description: (category: string) => `Activités guidées en Algérie : ${category}.`,
  },
  activity: {
    loading: 'Chargement de l’activité…',
    error: 'L’activité n’a pas pu être chargée.',
    back: 'Retour aux activités',
    facts: 'En bref',
    duration: 'Durée',
    groupSize: 'Taille du groupe',
    difficulty: (level: string) => `Difficulté : ${level}`,
    bestTime: (time: string) => `Meilleur moment : ${time}`,
    about: 'À propos de cette activité',
    highlights: 'Points forts',
    requirements: 'Prérequis',
    ask: 'Envoyer une demande',
    places: 'Où cela se passe',
    placesText: 'Les voyages qui comprennent cette activité.',
    related: 'D’autres activités',
    askText: 'Indiquez vos dates et votre groupe. Rien n’est réservé ni payé ici.',
  },
};
