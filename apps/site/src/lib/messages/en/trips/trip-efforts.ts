import type { Effort } from '@expat-buddy/domain/trip/types';
import { effortNames } from './effort-names.ts';

export const efforts: Record<Effort, { name: string; meaning: string }> = {
  easy: {
    name: effortNames.easy,
    meaning: 'Short walks in ordinary shoes, with breaks whenever you like.',
  },
  moderate: {
    name: effortNames.moderate,
    meaning:
      'A few hours of effort each day: walking uphill or on sand, in the water or at the wheel.',
  },
  demanding: {
    name: effortNames.demanding,
    meaning: 'Whole days on foot over rough ground, for regular hill walkers.',
  },
  strenuous: {
    name: effortNames.strenuous,
    meaning: 'Long climbs, day after day, for fit people who have done this before.',
  },
};
