import { expect, it } from 'vitest';
import { travelActivities } from './travel-activities.ts';

it('finds an activity by name, ignoring accents, case and spaces', () => {
  const activities = [
    { id: 'craft', title: 'Atelier d’artisanat à Béjaïa' },
    { id: 'dive', title: 'Scuba Diving' },
  ];
  const names = ['scuba  diving ', 'Atelier d’artisanat a Bejaia', 'Beach Walk', 'Beach Walk'];
  expect(travelActivities(names, activities)).toEqual([
    { title: 'scuba  diving ', activityId: 'dive' },
    { title: 'Atelier d’artisanat a Bejaia', activityId: 'craft' },
    { title: 'Beach Walk', activityId: null },
  ]);
});
