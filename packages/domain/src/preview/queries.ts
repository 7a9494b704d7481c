import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { PhotoDetailsRow } from '../photo/types.ts';
import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';
import { presentTravel } from '../travel/present-travel.ts';
import type { RouteStop } from '../travel/route-queries.ts';
import type { Title, Travel, TravelDay } from '../travel/types.ts';
import { inReaderLanguage } from './in-reader-language.ts';

/**
 * The record that a preview link opens, in the columns that the public reads of published ones.
 * - table: such as `travels`
 * - expires_at: when the link ends, in ISO form
 */
export type Preview = {
  table: string;
  expires_at: string;
  record: Readonly<Record<string, unknown>>;
  /** Those that the record names, published or not. */
  photos: readonly PhotoDetailsRow[];
  /** Whether the record has changes that are not released. */
  has_changes: boolean;
};

/**
 * In the client's language, with drafts of translations. Null when the link is unknown, expired or revoked. Throws the client's error, like each query here.
 */
export async function openPreview(client: DatabaseClient, token: string): Promise<Preview | null> {
  const { data, error } = await client.rpc('open_preview', { token });
  if (error) throw error;
  const preview = data as Preview | null;
  return preview && { ...preview, record: inReaderLanguage(client, preview.record) };
}

/** A travel with its children, as the back office saves it. */
export type PreviewedTravel = Row<'travels'> & {
  type_ids: string[];
  tag_ids: string[];
  days: Omit<TravelDay, 'day_number'>[];
};

async function titlesOf(
  client: DatabaseClient,
  table: 'regions' | 'types' | 'tags',
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Title>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { data, error } = await client
    .from(table)
    .select(translatedColumns(client, 'id,title~en'))
    .filter('id', 'in', quoteList(known));
  if (error) throw error;
  return new Map(inLanguage(data).map(({ id, ...term }) => [id, term]));
}

/** The travel with its terms by title. */
export async function presentPreviewedTravel(
  client: DatabaseClient,
  travel: PreviewedTravel,
): Promise<Travel> {
  const [regions, types, tags] = await Promise.all([
    titlesOf(client, 'regions', [travel.region_id]),
    titlesOf(client, 'types', [travel.type_id, ...travel.type_ids]),
    titlesOf(client, 'tags', travel.tag_ids),
  ]);
  return presentTravel({
    ...travel,
    regions: regions.get(travel.region_id) ?? null,
    types: types.get(travel.type_id) ?? null,
    travel_types: travel.type_ids.map((id) => ({ types: types.get(id) ?? null })),
    travel_tags: travel.tag_ids.map((id) => ({ tags: tags.get(id) ?? null })),
  });
}

/** The stops of the days in order, with the coordinates of places of exactly that name. */
export async function routeOfPreviewedTravel(
  client: DatabaseClient,
  { days }: Pick<PreviewedTravel, 'days'>,
): Promise<RouteStop[]> {
  const names = days.flatMap(({ stops }) => stops);
  if (names.length === 0) return [];
  const { data, error } = await client
    .from('places')
    .select('name,latitude,longitude')
    .filter('name', 'in', quoteList(names));
  if (error) throw error;
  const places = new Map(data.map((place) => [place.name, place]));
  return days.flatMap(({ stops }, day) =>
    stops.map((name, stop) => ({
      day_number: day + 1,
      stop_number: stop + 1,
      name,
      latitude: places.get(name)?.latitude ?? null,
      longitude: places.get(name)?.longitude ?? null,
    })),
  );
}
