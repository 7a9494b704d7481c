import { foldersOf } from '@expat-buddy/domain/id-redirect/page-folders';
import { listIdRedirects } from '@expat-buddy/domain/id-redirect/queries';
import { database } from '#lib/supabase.ts';
import type { MovedPage } from './rendered-page.ts';

export async function movedPages(): Promise<MovedPage[]> {
  const redirects = await listIdRedirects(await database());
  return redirects.flatMap(({ resource, old_id, new_id }) =>
    foldersOf(resource).map((folder) => ({
      from: `/${folder}/${old_id}`,
      to: `/${folder}/${new_id}`,
    })),
  );
}
