import { titleKey } from '../language/client-language.ts';
import { englishOf } from '../language/english-of.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import { PER_PAGE } from '../postgrest/page-size.ts';
import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { comparesPriceTexts, findArguments, isFiltered } from './find-arguments.ts';
import { presentTravel, travelSelection } from './present-travel.ts';
import { isPriceWithin } from './price.ts';
import type { Travel, TravelFacts, TravelFilters } from './types.ts';

type TravelTable = ReturnType<typeof travelTable>;
const travelTable = (client: DatabaseClient) => client.from('travels');

/** Selects the travels that match all conditions but a price range without a currency, because prices are text. */
function selectMatching(
  client: DatabaseClient,
  filters: TravelFilters,
  options: { count?: 'exact' } = {},
): TravelTable['select'] {
  const select = isFiltered(filters)
    ? (columns: string) =>
        client
          .rpc('find_travels', findArguments(client, filters), { get: true, ...options })
          .select(columns)
    : (columns: string) => travelTable(client).select(columns, options);
  const { id } = filters;
  if (id === undefined || id === '') return select as unknown as TravelTable['select'];
  const named = quoteList(Array.isArray(id) ? id : [id]);
  const narrowed = (columns: string) => select(columns).filter('id', 'in', named);
  return narrowed as unknown as TravelTable['select'];
}

/**
 * From this row on, a page is read by its keys first, with an index-only scan. In one request the database
 * would join regions, types and tags to every travel before the page.
 */
const DISTANT_ROW = 500;

/** An empty list of ids matches nothing, and PostgREST cannot parse an empty `in`. */
const asksForNothing = ({ id }: TravelFilters) => Array.isArray(id) && id.length === 0;

/**
 * One page of the matching travels by title (specification, section 7). A price range without a currency is applied here, so
 * it needs the prices of all other matches. Throws the client's error, like each query here.
 * @param page counted from 1; a page after the last one is empty.
 */
export async function listTravels(
  client: DatabaseClient,
  filters: TravelFilters = {},
  page = 1,
): Promise<Travel[]> {
  const from = (page - 1) * PER_PAGE;
  const to = from + PER_PAGE;
  if (asksForNothing(filters)) return [];
  if (comparesPriceTexts(filters)) {
    const facts = await listTravelFacts(client, filters);
    return listTravelsById(
      client,
      facts.slice(from, to).map(({ id }) => id),
    );
  }
  if (isFiltered(filters) && !filters.id) return listFoundPage(client, filters, from);
  const readPage = <Columns extends string>(columns: Columns) =>
    selectMatching(
      client,
      filters,
    )(columns)
      .order(titleKey(client), { ascending: true })
      .order('id', { ascending: true })
      .range(from, to - 1);
  if (from < DISTANT_ROW) {
    const { data, error } = await readPage(translatedColumns(client, travelSelection));
    if (error) throw error;
    return inLanguage(data).map(presentTravel);
  }
  const { data: keys, error } = await readPage('id');
  if (error) throw error;
  return listTravelsById(
    client,
    keys.map(({ id }) => id),
  );
}

/** `find_travels` returns one page, because PostgREST joins regions, types and tags to every row. */
async function listFoundPage(
  client: DatabaseClient,
  filters: TravelFilters,
  skip: number,
): Promise<Travel[]> {
  const { data, error } = await client
    .rpc(
      'find_travels',
      { ...findArguments(client, filters), skip, page_size: PER_PAGE },
      { get: true },
    )
    .select(translatedColumns(client, travelSelection))
    .order(titleKey(client), { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return inLanguage(data).map(presentTravel);
}

/** The number of matching travels (specification, section 7). */
export async function countTravels(
  client: DatabaseClient,
  filters: TravelFilters = {},
): Promise<number> {
  if (asksForNothing(filters)) return 0;
  if (comparesPriceTexts(filters)) return (await listTravelFacts(client, filters)).length;
  const { count, error } = await selectMatching(client, filters, { count: 'exact' })('id').limit(1);
  if (error) throw error;
  return count ?? 0;
}

/** All matching travels by title, with what they are sorted and filtered by in the browser. */
export async function listTravelFacts(
  client: DatabaseClient,
  filters: TravelFilters = {},
): Promise<TravelFacts[]> {
  if (asksForNothing(filters)) return [];
  const rows = await allRows((from, to) =>
    selectMatching(client, filters, { count: 'exact' })(
      translatedColumns(
        client,
        'id,title~,type_id,price~en,price_amount,price_currency,duration~en,latitude,longitude',
      ),
    )
      .order(titleKey(client), { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  const facts: TravelFacts[] = inLanguage(rows);
  const { priceRange } = filters;
  return priceRange && comparesPriceTexts(filters)
    ? facts.filter((travel) => isPriceWithin(englishOf(travel, 'price'), priceRange))
    : facts;
}

/** The travels with these ids, in their order, without missing ones. */
export async function listTravelsById(client: DatabaseClient, ids: string[]): Promise<Travel[]> {
  if (ids.length === 0) return [];
  const { data, error } = await travelTable(client)
    .select(translatedColumns(client, travelSelection))
    .filter('id', 'in', quoteList(ids));
  if (error) throw error;
  const byId = new Map(inLanguage(data).map((row) => [row.id, presentTravel(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One travel, or null when it does not exist. */
export async function getTravel(client: DatabaseClient, id: string): Promise<Travel | null> {
  const [travel] = await listTravelsById(client, [id]);
  return travel ?? null;
}
