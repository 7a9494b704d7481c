import type { Activity } from '@expat-buddy/domain/activity/types';

/** With the number of questions that it answers. */
export type ListedActivity = Activity & { completeness: number };
