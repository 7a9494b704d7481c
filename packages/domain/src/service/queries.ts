import { isServiceType } from '../inquiry/service-types.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { PriceCurrency, PriceUnit } from '../trip/types.ts';
import type { Service } from './types.ts';

const serviceColumns =
  'id,service_type,audience,title~,description~,what_we_do~,what_you_bring~,usual_time~,languages~,limits~,icon,price_calculation~,price_amount,price_currency,price_unit,included~,not_included~';

/** The published services by position. Throws the client's error. */
export async function listServices(client: DatabaseClient): Promise<Service[]> {
  const rows = await allRows((from, to) =>
    client
      .from('services')
      .select(translatedColumns(client, serviceColumns), { count: 'exact' })
      .eq('status', 'published')
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows).map((row) => ({
    ...row,
    service_type: isServiceType(row.service_type) ? row.service_type : 'general',
    price_currency: row.price_currency as PriceCurrency | null,
    price_unit: row.price_unit as PriceUnit | null,
  }));
}
