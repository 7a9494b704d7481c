import { isServiceType } from '../inquiry/service-types.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { Service } from './types.ts';

const serviceColumns =
  'id,service_type,audience,title,description,what_we_do,what_you_bring,usual_time,languages,limits,icon';

/** The published services by position. Throws the client's error. */
export async function listServices(client: DatabaseClient): Promise<Service[]> {
  const rows = await allRows((from, to) =>
    client
      .from('services')
      .select(serviceColumns, { count: 'exact' })
      .eq('status', 'published')
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return rows.map((row) => ({
    ...row,
    service_type: isServiceType(row.service_type) ? row.service_type : 'general',
  }));
}
