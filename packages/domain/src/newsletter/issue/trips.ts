import { languageOf } from '../../language/client-language.ts';
import { inLanguage } from '../../language/in-language.ts';
import type { Language } from '../../language/languages.ts';
import { translatedColumns } from '../../language/translated-columns.ts';
import type { DatabaseClient } from '../../supabase-client.ts';
import { amountText, unitAfterPrice } from '../../trip/price.ts';
import { mailTexts } from './mail-texts.ts';
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

/** A price with what it is for, as a card of the site says it. */
function priceFor(price: string, unit: string | null, language: Language): string {
  const added = unitAfterPrice(price, unit);
  return added ? mailTexts(language).per[added](price) : price;
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
      .select(translatedColumns(client, 'id,title~,imageUrl,price~,price_unit'))
      .in('id', idsIn('travels'))
      .eq('status', 'published'),
    client
      .from('activities')
      .select(translatedColumns(client, 'id,title~,image,price_amount,price_currency,price_unit'))
      .in('id', idsIn('activities'))
      .eq('status', 'published'),
  ]);
  if (travels.error) throw travels.error;
  if (activities.error) throw activities.error;
  const language = languageOf(client);
  const found: IssueTrip[] = [
    ...inLanguage(travels.data).map((travel) => ({
      name: `travels/${travel.id}` as const,
      title: travel.title,
      image: travel.imageUrl ?? '',
      price: priceFor(travel.price ?? '', travel.price_unit, language),
    })),
    ...inLanguage(activities.data).map((activity) => ({
      name: `activities/${activity.id}` as const,
      title: activity.title,
      image: activity.image ?? '',
      price: priceFor(amountText(activity, language), activity.price_unit, language),
    })),
  ];
  return new Map(found.map((trip) => [trip.name, trip]));
}
