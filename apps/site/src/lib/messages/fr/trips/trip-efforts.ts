import type { efforts as English } from '../../en/trips/trip-efforts.ts';

export const efforts: typeof English = {
  easy: {
    name: 'Facile',
    meaning: 'De courtes marches en chaussures ordinaires, avec des pauses quand vous voulez.',
  },
  moderate: {
    name: 'Modéré',
    meaning: 'Quelques heures à pied chaque jour, en partie en montée ou sur du sable.',
  },
  demanding: {
    name: 'Soutenu',
    meaning: 'Des journées entières à pied en terrain accidenté, pour qui marche régulièrement.',
  },
  strenuous: {
    name: 'Difficile',
    meaning: 'De longues montées, jour après jour, pour gens en forme qui en ont l’habitude.',
  },
};
