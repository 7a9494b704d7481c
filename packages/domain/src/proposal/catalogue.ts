import type { DatabaseClient } from '../supabase-client.ts';
import { saysAmount } from '../trip/price.ts';
import type { PriceCurrency, PriceUnit } from '../trip/types.ts';
import { parseMoney } from './money.ts';
import type { ProposalItemKind } from './types.ts';

export type CatalogueKind = Exclude<ProposalItemKind, 'text'>;

/**
 * What a proposal takes from a record of the catalogue.
 * - price: the amount that staff entered, for one `unit`; null without one, and if visitors read another price
 * - price_text: as visitors read it, '' without one
 * - cancellation: the trip's own terms, '' for the general ones
 */
export type CatalogueEntry = {
  kind: CatalogueKind;
  id: string;
  title: string;
  price: { minor: number; currency: PriceCurrency; unit: PriceUnit | null } | null;
  price_text: string;
  included: readonly string[];
  not_included: readonly string[];
  cancellation: string;
};

type Priced = {
  price_amount: number | null;
  price_currency: string | null;
  price_unit: string | null;
};

function priceOf({ price_amount, price_currency, price_unit }: Priced): CatalogueEntry['price'] {
  if (price_amount === null || (price_currency !== 'DZD' && price_currency !== 'EUR')) return null;
  const minor = parseMoney(String(price_amount), price_currency);
  return minor === null
    ? null
    : { minor, currency: price_currency, unit: price_unit as PriceUnit | null };
}

const nothing = { price: null, price_text: '', included: [], not_included: [], cancellation: '' };
const TRIP =
  'id,title,price_amount,price_currency,price_unit,included,not_included,cancellation' as const;

/** The ids are of one kind. Records that are gone are left out. */
type Reader = (db: DatabaseClient, ids: readonly string[]) => Promise<CatalogueEntry[]>;

const readers: Readonly<Record<CatalogueKind, Reader>> = {
  async travel(db, ids) {
    const { data } = await db.from('travels').select(`${TRIP},price`).in('id', ids).throwOnError();
    return data.map(({ price, ...travel }) => ({
      ...travel,
      kind: 'travel',
      price: saysAmount(price, travel.price_amount) ? priceOf(travel) : null,
      price_text: price,
    }));
  },
  async activity(db, ids) {
    const { data } = await db.from('activities').select(TRIP).in('id', ids).throwOnError();
    return data.map((activity) => ({
      ...activity,
      kind: 'activity',
      price: priceOf(activity),
      price_text: '',
    }));
  },
  async vehicle(db, ids) {
    const { data } = await db
      .from('vehicles')
      .select('id,name,price_per_day')
      .in('id', ids)
      .throwOnError();
    return data.map(({ id, name, price_per_day }) => ({
      ...nothing,
      kind: 'vehicle',
      id,
      title: name,
      price_text: price_per_day && `${price_per_day} per day`,
    }));
  },
  async service(db, ids) {
    const { data } = await db
      .from('services')
      .select('id,title,price_amount,price_currency,price_unit,included,not_included')
      .in('id', ids)
      .throwOnError();
    return data.map((service) => ({
      ...nothing,
      ...service,
      kind: 'service',
      price: priceOf(service),
    }));
  },
};

export const catalogueKey = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;

/** By `catalogueKey`. */
export async function readCatalogue(
  db: DatabaseClient,
  refs: readonly { kind: string; id: string }[],
): Promise<Map<string, CatalogueEntry>> {
  const kinds = Object.keys(readers) as CatalogueKind[];
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? readers[kind](db, ids) : [];
    }),
  );
  return new Map(found.flat().map((entry) => [catalogueKey(entry), entry]));
}
