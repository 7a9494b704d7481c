import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { Vehicle } from './types.ts';

const vehicleColumns =
  'id,name~,description~,image,gallery,berths,seats,gearbox,price_per_day~en,minimum_days,with_driver,equipment~,conditions~';

/** All vehicles by position. Throws the client's error, like each query here. */
export async function listVehicles(client: DatabaseClient): Promise<Vehicle[]> {
  const rows = await allRows((from, to) =>
    client
      .from('vehicles')
      .select(translatedColumns(client, vehicleColumns), { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}

/** One vehicle, or null when it does not exist. */
export async function getVehicle(client: DatabaseClient, id: string): Promise<Vehicle | null> {
  const { data, error } = await client
    .from('vehicles')
    .select(translatedColumns(client, vehicleColumns))
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}
