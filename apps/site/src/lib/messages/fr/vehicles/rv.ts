import type { rvMessages as English } from '../../en/vehicles/rv.ts';
import { counted } from '../../plural.ts';

export const rvMessages: typeof English = {
  list: {
    title: 'Location de camping-cars',
    description:
      'Fourgons aménagés, camping-cars et 4x4 pour l’Algérie, comparés côte à côte : couchages, places, boîte de vitesses, durée minimale et prix par jour, avec les road trips qui conviennent à chacun.',
    badge: 'Location de camping-cars',
    headline: 'Se réveiller là où la route s’est arrêtée',
    intro:
      'Un fourgon pour deux sur la côte, un camping-car pour trois générations, un 4x4 où l’on dort sur le toit. Comparez-les, choisissez vos jours et écrivez-nous : nous vous disons si le véhicule est libre et ce qu’il coûte exactement pour ces jours-là.',
    loading: 'Chargement des véhicules…',
    error: 'Les véhicules n’ont pas pu être chargés.',
    empty:
      'Aucun véhicule n’est disponible pour le moment. Écrivez-nous et nous vous disons ce qui est possible.',
    glance: 'En un coup d’œil',
    glanceText: (count: number) =>
      counted(count, {
        one: '# véhicule, pour une façon de voyager bien à lui.',
        other: '# véhicules, chacun pour une façon différente de voyager.',
      }),
    tableLabel: 'Les véhicules comparés',
    vehicle: 'Véhicule',
    closer: 'Un par un',
    details: 'Équipement et conditions',
    ofVehicle: (name: string) => `(${name})`,
  },
  roads: {
    title: 'Où le conduire',
    text: 'Chacune de ces routes est décrite jour par jour, avec ses arrêts, ses kilomètres, ses heures et le véhicule qui convient. Si un chauffeur vous emmène, sa page le dit.',
    forVehicle: 'Des routes faites pour lui',
    loading: 'Chargement des road trips…',
    error: 'Les road trips n’ont pas pu être chargés.',
    empty: 'Pas encore de road trip.',
    all: (count: number) =>
      counted(count, { one: 'Voir le road trip', other: 'Voir les # road trips' }),
    noneForVehicle:
      'Aucun road trip ne convient encore à ce véhicule. Dites-nous où vous voulez aller et nous en ébauchons un.',
  },
  how: {
    title: 'Comment se passe la location',
    steps: [
      {
        title: 'Vous écrivez',
        text: 'Dites-nous quel véhicule, quels jours, qui conduit et d’où vous aimeriez partir. Rien n’est réservé ni payé sur ce site.',
      },
      {
        title: 'Nous répondons par e-mail',
        text: 'Nous vous disons s’il est libre ces jours-là, ce qu’il coûte en tout, la caution et les conditions.',
      },
      {
        title: 'Vous recevez la clé',
        text: 'Nous vérifions votre permis, faisons le tour du véhicule avec vous, notons chaque rayure et vous montrons comment tout fonctionne.',
      },
      {
        title: 'Vous le ramenez',
        text: 'Nous en faisons le tour une dernière fois et réglons la caution comme convenu, sur-le-champ.',
      },
    ],
  },
  call: {
    title: 'Vous hésitez ?',
    text: 'Dites-nous combien vous êtes, combien de nuits vous prévoyez et quelles routes vous tentent. Nous proposons le véhicule qui convient, et le disons quand aucun ne convient.',
    button: 'Se renseigner sur un véhicule',
    next: 'Écrivez-nous : une personne vous lit et vous répond par e-mail.',
  },
};
