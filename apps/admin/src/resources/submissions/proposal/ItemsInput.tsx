import { withLanguage } from '@expat-buddy/domain/language/client-language';
import type { Language } from '@expat-buddy/domain/language/languages';
import { readCatalogue } from '@expat-buddy/domain/proposal/catalogue';
import { itemOf, withLines } from '@expat-buddy/domain/proposal/first-proposal';
import { proposalLimits } from '@expat-buddy/domain/proposal/limits';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useInput, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { EntryCard } from '#features/trip-details/EntryCard.tsx';
import { useSiteSettings } from '#features/trip-details/use-site-settings.ts';
import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { AddItem } from './AddItem.tsx';
import { ItemInputs } from './ItemInputs.tsx';
import { type EditedItem, itemKindNames, itemName } from './proposal-form.ts';
import type { CatalogueChoice } from './use-catalogue-choices.ts';
import { useExamplePrices } from './use-example-prices.ts';

const freeText = (): EditedItem => ({
  id: crypto.randomUUID(),
  kind: 'text',
  entity_id: null,
  title: '',
  details: '',
  quantity: 1,
  unit_price_minor: 0,
  is_included: false,
});

/** @param people of the inquiry, null unless known exactly */
export function ItemsInput({ people }: { people: number | null }) {
  const { field, fieldState } = useInput<EditedItem[]>({ source: 'items', defaultValue: [] });
  const { getValues, setValue } = useFormContext();
  const currency: PriceCurrency = useWatch({ name: 'currency' }) ?? 'DZD';
  const language: Language = useWatch({ name: 'language' }) ?? 'en';
  const { data: settings } = useSiteSettings();
  const notify = useNotify();
  const items: EditedItem[] = Array.isArray(field.value) ? field.value : [];
  const exampleOf = useExamplePrices(items, currency);

  async function add({ kind, id, title }: CatalogueChoice) {
    const entry = (await readCatalogue(withLanguage(supabase, language), [{ kind, id }]))
      .values()
      .next().value;
    if (!entry)
      return notify(t('“{title}” is no longer in the catalogue.', { title }), { type: 'warning' });
    const pricesAreExamples = settings?.prices_are_examples ?? true;
    const current: EditedItem[] = getValues('items') ?? [];
    field.onChange([...current, itemOf(entry, { currency, people, pricesAreExamples })]);
    for (const list of ['included', 'not_included'] as const) {
      const lines: string[] = getValues(list) ?? [];
      const all = withLines(lines, entry[list]);
      if (all.length > lines.length) setValue(list, all, { shouldDirty: true });
    }
  }

  return (
    <Box data-field="items" sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('Lines')}
      </Typography>
      {items.length === 0 && (
        <Typography color="text.secondary">
          {t('What the customer gets, and what it costs, from top to bottom.')}
        </Typography>
      )}
      <SortableList
        items={items}
        label={t('Lines of the proposal')}
        nameOf={itemName}
        onMove={(from, to) => field.onChange(moved(items, from, to))}
        sx={{ display: 'grid', gap: 1 }}
        renderItem={(item, at, controls) => (
          <EntryCard
            name={itemKindNames[item.kind]}
            controls={controls}
            removedName={itemName(item, at)}
            onRemove={() => field.onChange(without(items, at))}
          >
            <ItemInputs
              item={item}
              name={itemName(item, at)}
              currency={currency}
              example={exampleOf(item)}
              onChange={(changed) => field.onChange(items.with(at, changed))}
            />
          </EntryCard>
        )}
      />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <AddItem
        isFull={items.length >= proposalLimits.items}
        onChoose={(choice) => void add(choice)}
        onText={() => field.onChange([...items, freeText()])}
      />
    </Box>
  );
}
