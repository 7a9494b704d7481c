import { isServiceType, type ServiceType } from '../inquiry/service-types.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

/** Who a service is for: people who visit the country, or people who live in it. */
export const serviceAudiences = ['visitors', 'residents'] as const;

export type ServiceAudience = (typeof serviceAudiences)[number];

/** The columns that visitors see. */
const serviceColumns =
  'id,service_type,audience,title,description,what_we_do,what_you_bring,usual_time,languages,limits,icon';

type ServiceRow = Pick<
  Row<'services'>,
  | 'id'
  | 'service_type'
  | 'audience'
  | 'title'
  | 'description'
  | 'what_we_do'
  | 'what_you_bring'
  | 'usual_time'
  | 'languages'
  | 'limits'
  | 'icon'
>;

export type Service = Omit<ServiceRow, 'service_type'> & {
  /** The type an inquiry about this service is sent as (spec section 9). */
  service_type: ServiceType;
};

/** The published services in the order staff gave them. Throws the client's error. */
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
