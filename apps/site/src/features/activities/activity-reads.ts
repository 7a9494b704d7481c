import { countActivities, getActivity, listActivities } from '@expat-buddy/domain/activity/queries';
import {
  getActivityCategory,
  listActivityCategories,
} from '@expat-buddy/domain/activity-category/queries';
import { database } from '#lib/supabase.ts';

type Page = { categoryId?: string | undefined; page?: number };

/** What pages of activities read; no first screen needs the code. */
export const activityReads = {
  list: async (which: Page) => listActivities(await database(), which),
  count: async (categoryId?: string) => countActivities(await database(), categoryId),
  detail: async (id: string) => getActivity(await database(), id),
  categories: async () => listActivityCategories(await database()),
  category: async (id: string) => getActivityCategory(await database(), id),
};
