import { openPreview } from '@expat-buddy/domain/preview/queries';
import { createQueryClient } from '#lib/query-client.ts';
import { database } from '#lib/supabase.ts';
import { previewedPages } from './previewed-pages.ts';

/** The record of a link, its page, and a client whose queries answer with it. Null without a link. */
export async function loadPreview(token: string) {
  const reader = await database();
  const preview = token ? await openPreview(reader, token) : null;
  if (!preview) return null;
  // Apart from the site's own client, whose data other pages show and the browser stores.
  const client = createQueryClient();
  const show = previewedPages[preview.table];
  const page = show && (await show({ client, database: reader, record: preview.record }));
  return { preview, client, page };
}
