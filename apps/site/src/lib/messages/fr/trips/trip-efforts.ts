import type { efforts as English } from '../../en/trips/trip-efforts.ts';
import { effortNames } from './effort-names.ts';

export const efforts: typeof English = {
  easy: {
    name: effortNames.easy,
    meaning: 'De courtes marches en chaussures ordinaires, avec des pauses quand vous voulez.',
  },
  moderate: {
    name: effortNames.moderate,
    meaning:
      'Quelques heures d’effort chaque jour : marche en montée ou sur du sable, dans l’eau ou au volant.',
  },
  demanding: {
    name: effortNames.demanding,
    meaning: 'Des journées entières à pied en terrain accidenté, pour qui marche régulièrement.',
  },
  strenuous: {
    name: effortNames.strenuous,
    meaning: 'De longues montées, jour après jour, pour gens en forme qui en ont l’habitude.',
  },
};
