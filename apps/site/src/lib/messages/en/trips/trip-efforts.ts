import type { Effort } from '@expat-buddy/domain/trip/types';

export const efforts: Record<Effort, { name: string; meaning: string }> = {
  easy: {
    name: 'Easy',
    meaning: 'Short walks in ordinary shoes, with breaks whenever you like.',
  },
  moderate: {
    name: 'Moderate',
    meaning: 'A few hours on your feet each day, some of them uphill or on sand.',
  },
  demanding: {
    name: 'Demanding',
    meaning: 'Whole days on foot over rough ground, for regular hill walkers.',
  },
  strenuous: {
    name: 'Strenuous',
    meaning: 'Long climbs, day after day, for fit people who have done this before.',
  },
};
