import { withLanguage } from '@expat-buddy/domain/language/client-language';
import {
  type CatalogueEntry,
  catalogueKey,
  readCatalogue,
} from '@expat-buddy/domain/proposal/catalogue';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { PriceCurrency, PriceUnit } from '@expat-buddy/domain/trip/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import type { EditedItem } from './proposal-form.ts';

/** The price of the catalogue as a text, and as an amount if it is in the proposal's currency. */
export type ExamplePrice = { text: string; minor: number | null };

const perUnit: Readonly<Record<PriceUnit, (price: string) => string>> = {
  person: (price) => t('{price} per person', { price }),
  group: (price) => t('{price} per group', { price }),
};

function exampleOf(
  { price, price_text }: CatalogueEntry,
  currency: PriceCurrency,
): ExamplePrice | null {
  if (!price) return price_text ? { text: price_text, minor: null } : null;
  const amount = formatMoney(price.minor, price.currency, interfaceLanguage);
  return {
    text: price.unit ? perUnit[price.unit](amount) : amount,
    minor: price.currency === currency ? price.minor : null,
  };
}

/** What the catalogue says about the price of a line. */
export function useExamplePrices(items: readonly EditedItem[], currency: PriceCurrency) {
  const refs = items.flatMap(({ kind, entity_id }) => (entity_id ? [{ kind, id: entity_id }] : []));
  const { data } = useQuery({
    queryKey: ['catalogue-prices', refs.map(catalogueKey).toSorted()],
    queryFn: () => readCatalogue(withLanguage(supabase, interfaceLanguage), refs),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return ({ kind, entity_id }: EditedItem) => {
    const entry = entity_id ? data?.get(catalogueKey({ kind, id: entity_id })) : undefined;
    return entry ? exampleOf(entry, currency) : null;
  };
}
