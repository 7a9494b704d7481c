// Travels of a single test, created with the secret key and deleted afterwards.
import type { Database } from '@expat-buddy/domain/database.types';
import { server } from './api.ts';
import { test as base } from './fixtures.ts';

type Tables = Database['public']['Tables'];
type NewTravel = Partial<Tables['travels']['Insert']> & { tags?: string[] };
type NewDay = Omit<Tables['travel_days']['Insert'], 'travel_id'>;

export type OwnTravel = { id: string; title: string };

export type OwnTravels = {
  /** Adds a published travel. `tags` are titles; missing ones are created. */
  add: (travel?: NewTravel, days?: NewDay[]) => Promise<OwnTravel>;
  /** Adds a published category of all travels with this tag. */
  addCategory: (tag: string) => Promise<{ route: string; name: string }>;
  /** A tag that only this test uses. */
  tag: string;
};

const newKey = () => crypto.randomUUID().slice(0, 8);

/** The state of a travel, or nothing if it was deleted. */
export async function statusOf({ id }: Pick<OwnTravel, 'id'>) {
  const { data } = await server().from('travels').select('status').eq('id', id).single();
  return data?.status;
}

async function tagIds(titles: string[]): Promise<string[]> {
  const database = server();
  const rows = titles.map((title) => ({ id: title, title }));
  await database.from('tags').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
  return titles;
}

/** A test with `travels`, which creates the data it needs. */
export const test = base.extend<{ travels: OwnTravels }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  travels: async ({}, use) => {
    const database = server();
    const tag = `test-tag-${newKey()}`;
    const travelIds: string[] = [];
    const routes: string[] = [];
    await use({
      tag,
      add: async ({ tags = [], ...travel } = {}, days = []) => {
        const key = newKey();
        const id = `test-travel-${key}`;
        const title = travel.title ?? `Salt road ${key}`;
        travelIds.push(id);
        await database
          .from('travels')
          .insert({ ...travel, id, title, status: 'published' })
          .throwOnError();
        if (tags.length > 0) {
          const links = (await tagIds(tags)).map((tag_id) => ({ travel_id: id, tag_id }));
          await database.from('travel_tags').insert(links).throwOnError();
        }
        if (days.length > 0) {
          const rows = days.map((day) => ({ ...day, travel_id: id }));
          await database.from('travel_days').insert(rows).throwOnError();
        }
        return { id, title };
      },
      addCategory: async (filterTag) => {
        const key = newKey();
        const category = { route: `test-category-${key}`, name: `Salt roads ${key}` };
        routes.push(category.route);
        await database
          .from('travel_categories')
          .insert({ ...category, filter: { tags: [filterTag] }, status: 'published' })
          .throwOnError();
        return category;
      },
    });
    await database.from('travels').delete().in('id', travelIds).throwOnError();
    await database.from('travel_categories').delete().in('route', routes).throwOnError();
    await database.from('tags').delete().eq('id', tag).throwOnError();
  },
});
