import type { homeMessages as English } from '../../en/company/home.ts';

export const homeMessages: typeof English = {
  description: (company: string) =>
    `${company} prépare des voyages en Algérie, guide des activités d’aventure et aide celles et ceux qui viennent s’y installer.`,
  eyebrow: 'Un pays, cinq lumières',
  title: 'Voyager en Algérie, et bien y vivre',
  text: 'Nous traçons l’itinéraire de la mer au Sahara, guidons les journées que vous voulez passer dehors et vous aidons dans les démarches quand vous décidez de rester.',
  planTrip: 'Préparer mon voyage',
  allTravels: 'Voir tous les voyages',
  slides: {
    carousel: 'carrousel',
    role: 'diapositive',
    label: 'L’Algérie dans toutes ses lumières',
    slide: (position: number, count: number) => `${position} sur ${count}`,
    pause: 'Arrêter le diaporama',
    play: 'Lancer le diaporama',
    previous: 'Image précédente',
    next: 'Image suivante',
    show: (position: number, title: string) => `Afficher l’image ${position} : ${title}`,
    controls: 'Diaporama',
    loading: 'Chargement du diaporama',
  },
  fallbackSlide: {
    image: '/illustrations/algiers-kasbah.webp',
    alt: 'Les maisons blanches de la Casbah descendent en gradins vers la baie d’Alger',
    title: 'Commencez là où la ville blanche rejoint la mer',
    text: 'Descendez la Casbah à l’heure bleue, quand les lampes s’allument et que la baie est encore claire. Toutes les routes du pays commencent à Alger.',
    link: 'Voir tous les voyages',
  },
};
