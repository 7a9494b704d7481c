import { languageOf } from '../language/client-language.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';
import { amountText } from '../trip/price.ts';
import type { ConflictFacts } from './conflicts.ts';
import type { PlanKind, PlanRef } from './types.ts';

/**
 * What a plan shows of a record and compares, whatever its kind. Empty texts and lists and null are unknown.
 * - parent: the collection of a product, the type of a travel
 * - driving_hours, nights: by the days of a travel
 */
export type PlanRecord = PlanRef &
  ConflictFacts & {
    title: string;
    parent: string | null;
    price: string;
    price_unit: string | null;
    duration: string;
    minimum_days: number | null;
    group: string;
    effort: string | null;
    minimum_age: number | null;
    papers: string;
    deposit: string;
    licence: string;
    included: readonly string[];
    not_included: readonly string[];
    heat: string;
    driving_hours: number | null;
    nights: number | null;
  };

const unknown = {
  parent: null,
  price: '',
  price_unit: null,
  duration: '',
  minimum_days: null,
  group: '',
  effort: null,
  minimum_age: null,
  papers: '',
  deposit: '',
  licence: '',
  included: [],
  not_included: [],
  heat: '',
  driving_hours: null,
  nights: null,
  best_months: [],
  good_months: [],
  latitude: null,
  longitude: null,
  seats: null,
  berths: null,
};

type ProgrammeDay = { driving_hours: number | null; overnight: string };

/** Hours add up only where each day says them; the last day has no night. */
function programmeSums(days: readonly ProgrammeDay[]) {
  const hours = days.map(({ driving_hours }) => driving_hours).filter((each) => each !== null);
  const nights = days.filter(({ overnight }) => overnight !== '').length;
  const tenths = hours.reduce((sum, each) => sum + Math.round(each * 10), 0);
  return {
    driving_hours: days.length > 0 && hours.length === days.length ? tenths / 10 : null,
    nights: nights || (days.length > 0 ? days.length - 1 : null),
  };
}

type Read = (client: DatabaseClient, ids: string) => Promise<PlanRecord[]>;

const details =
  'id,title~,price_unit,duration~en,effort,minimum_age,papers~detail,included~detail,not_included~detail,heat~detail,best_months,good_months';

const reads: Record<PlanKind, Read> = {
  async travel(client, ids) {
    const { data, error } = await client
      .from('travels')
      .select(
        translatedColumns(
          client,
          `${details},price~en,groupSize~,type_id,latitude,longitude,days:travel_days(driving_hours,overnight)`,
        ),
      )
      .filter('id', 'in', ids)
      .overrideTypes<(Row<'travels'> & { days: ProgrammeDay[] })[], { merge: false }>();
    if (error) throw error;
    return inLanguage(data).map(({ groupSize, type_id, days, ...row }) => {
      const record = { ...unknown, ...row, ...programmeSums(days) };
      return { ...record, kind: 'travel', group: groupSize, parent: type_id };
    });
  },
  async activity(client, ids) {
    const { data, error } = await client
      .from('activities')
      .select(translatedColumns(client, `${details},price_amount,price_currency,groupsize~`))
      .filter('id', 'in', ids)
      .overrideTypes<Row<'activities'>[], { merge: false }>();
    if (error) throw error;
    return inLanguage(data).map(({ groupsize, price_amount, price_currency, ...row }) => {
      const price = amountText({ price_amount, price_currency }, languageOf(client));
      return { ...unknown, ...row, kind: 'activity', group: groupsize, price };
    });
  },
  async vehicle(client, ids) {
    const { data, error } = await client
      .from('vehicles')
      .select(
        translatedColumns(
          client,
          'id,name~,price_per_day~,minimum_days,seats,berths,deposit~,licence~,equipment~',
        ),
      )
      .filter('id', 'in', ids);
    if (error) throw error;
    return inLanguage(data).map(({ name, price_per_day, equipment, ...row }) => {
      const price_unit = /\d/.test(price_per_day) ? 'day' : null;
      const record = { ...unknown, ...row, title: name, price: price_per_day, price_unit };
      return { ...record, kind: 'vehicle', included: equipment };
    });
  },
  async service(client, ids) {
    const { data, error } = await client
      .from('services')
      .select(translatedColumns(client, 'id,title~,usual_time~,what_we_do~'))
      .filter('id', 'in', ids);
    if (error) throw error;
    return inLanguage(data).map(({ id, title, usual_time, what_we_do }) => {
      return { ...unknown, kind: 'service', id, title, duration: usual_time, included: what_we_do };
    });
  },
  async product(client, ids) {
    const { data, error } = await client
      .from('products')
      .select(translatedColumns(client, 'id,name~,price~,collection_id'))
      .filter('id', 'in', ids);
    if (error) throw error;
    return inLanguage(data).map(({ id, name, price, collection_id }) => {
      return { ...unknown, kind: 'product', id, title: name, price, parent: collection_id };
    });
  },
};

/** The published records among the items of a plan, in one request for each kind. Throws the client's error. */
export async function getPlanRecords(
  client: DatabaseClient,
  items: readonly PlanRef[],
): Promise<PlanRecord[]> {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const records = await Promise.all(
    kinds.map((kind) => {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
      return reads[kind](client, quoteList(ids));
    }),
  );
  return records.flat();
}
