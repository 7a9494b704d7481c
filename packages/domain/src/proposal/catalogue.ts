import { languageOf } from '../language/client-language.ts';
import { englishOf } from '../language/english-of.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { saysAmount } from '../trip/price.ts';
import type { PriceCurrency, PriceUnit } from '../trip/types.ts';
import { parseMoney } from './money.ts';
import type { ProposalItemKind } from './types.ts';
import { proposalWords } from './words.ts';

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
const PRICED = 'id,title~,price_amount,price_currency,price_unit' as const;
const TRIP = `${PRICED},included~detail,not_included~detail,cancellation~detail` as const;

type Taken = Pick<CatalogueEntry, 'id' | 'title' | 'included' | 'not_included'>;

const taken = (row: Taken & Priced) => ({
  ...nothing,
  id: row.id,
  title: row.title,
  price: priceOf(row),
  included: row.included,
  not_included: row.not_included,
});

/** The ids are of one kind. Records that are gone are left out. */
type Reader = (db: DatabaseClient, ids: readonly string[]) => Promise<CatalogueEntry[]>;

const readers: Readonly<Record<CatalogueKind, Reader>> = {
  async travel(db, ids) {
    const columns = translatedColumns(db, `${TRIP},price~en`);
    const { data } = await db.from('travels').select(columns).in('id', ids).throwOnError();
    return inLanguage(data).map((row) => ({
      ...taken(row),
      cancellation: row.cancellation,
      kind: 'travel',
      price: saysAmount(englishOf(row, 'price'), row.price_amount) ? priceOf(row) : null,
      price_text: row.price,
    }));
  },
  async activity(db, ids) {
    const columns = translatedColumns(db, TRIP);
    const { data } = await db.from('activities').select(columns).in('id', ids).throwOnError();
    return inLanguage(data).map((row) => ({
      ...taken(row),
      cancellation: row.cancellation,
      kind: 'activity',
    }));
  },
  async vehicle(db, ids) {
    const columns = translatedColumns(db, 'id,name~,price_per_day~');
    const { data } = await db.from('vehicles').select(columns).in('id', ids).throwOnError();
    const { perDay } = proposalWords[languageOf(db)];
    return inLanguage(data).map(({ id, name, price_per_day }) => ({
      ...nothing,
      kind: 'vehicle',
      id,
      title: name,
      price_text: price_per_day && perDay(price_per_day),
    }));
  },
  async service(db, ids) {
    const columns = translatedColumns(db, `${PRICED},included~,not_included~`);
    const { data } = await db.from('services').select(columns).in('id', ids).throwOnError();
    return inLanguage(data).map((row) => ({ ...taken(row), kind: 'service' }));
  },
};

export const catalogueKey = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;

/** By `catalogueKey`, in the client's language (`withLanguage`). */
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
