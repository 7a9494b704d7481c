import { languageOf } from '../../language/client-language.ts';
import { inLanguage } from '../../language/in-language.ts';
import { translatedColumns } from '../../language/translated-columns.ts';
import type { DatabaseClient } from '../../supabase-client.ts';
import { amountText } from '../../trip/price.ts';
import { linksIn } from './markup.ts';
import type { IssueBlock, IssueTrip, IssueTrips, TripName } from './types.ts';

const TRIP_PATH = /^\/(travels|activities)\/([a-z0-9][a-z0-9-]*)(?:[?#].*)?$/;

/** The trip that a path of the site leads to. */
export function tripOfPath(path: string): TripName | undefined {
  const [, table, id] = TRIP_PATH.exec(path) ?? [];
  return table === undefined ? undefined : `${table as 'travels' | 'activities'}/${id}`;
}

/** The trips that the blocks show or link to. */
export function tripsIn(blocks: readonly IssueBlock[]): TripName[] {
  const names = blocks.flatMap((block) => {
    if (block.kind === 'trips') return block.trips;
    if (block.kind !== 'text') return [];
    return linksIn(block.text).flatMap(({ address }) => tripOfPath(address) ?? []);
  });
  return [...new Set(names)];
}

/** The published ones of these trips, as they are now, in the client's language. Throws the client's error. */
export async function getIssueTrips(
  client: DatabaseClient,
  names: readonly TripName[],
): Promise<IssueTrips> {
  const idsIn = (table: string) =>
    names.flatMap((name) => (name.startsWith(`${table}/`) ? name.slice(table.length + 1) : []));
  const [travels, activities] = await Promise.all([
    client
      .from('travels')
      .select(translatedColumns(client, 'id,title~,imageUrl,price~'))
      .in('id', idsIn('travels'))
      .eq('status', 'published'),
    client
      .from('activities')
      .select(translatedColumns(client, 'id,title~,image,price_amount,price_currency'))
      .in('id', idsIn('activities'))
      .eq('status', 'published'),
  ]);
  if (travels.error) throw travels.error;
  if (activities.error) throw activities.error;
  const found: IssueTrip[] = [
    ...inLanguage(travels.data).map(({ id, title, imageUrl, price }) => ({
      name: `travels/${id}` as const,
      title,
      image: imageUrl ?? '',
      price: price ?? '',
    })),
    ...inLanguage(activities.data).map(({ id, title, image, price_amount, price_currency }) => ({
      name: `activities/${id}` as const,
      title,
      image: image ?? '',
      price: amountText({ price_amount, price_currency }, languageOf(client)),
    })),
  ];
  return new Map(found.map((trip) => [trip.name, trip]));
}
