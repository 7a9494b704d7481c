import { readTravelFilters } from '@expat-buddy/domain/travel/filters';
import type { TravelFilters } from '@expat-buddy/domain/travel/types';
import { Autocomplete, Box, TextField } from '@mui/material';
import { t } from '#i18n/t.ts';
import { ChosenTravelsInput } from './ChosenTravelsInput.tsx';
import { PriceRangeInput } from './PriceRangeInput.tsx';
import { chosenIds, type FilterKey, type StoredFilter, withCondition } from './stored-filter.ts';
import { useFilterChoices } from './use-filter-choices.ts';

type FilterBuilderProps = { stored: StoredFilter; onChange: (filter: StoredFilter) => void };
type TextKey = 'region' | 'type' | 'duration' | 'groupSize';

const fields: readonly { key: TextKey; label: string; isFree: boolean }[] = [
  { key: 'region', label: t('Region'), isFree: false },
  { key: 'type', label: t('Type'), isFree: false },
  { key: 'duration', label: t('Duration, as written'), isFree: true },
  { key: 'groupSize', label: t('Group size, as written'), isFree: true },
];

/** Edits the stored JSON as conditions, all of which must match. */
export function FilterBuilder({ stored, onChange }: FilterBuilderProps) {
  const filters = readTravelFilters(stored);
  const choices = useFilterChoices();
  const set = (key: FilterKey, value: TravelFilters[FilterKey]) =>
    onChange(withCondition(stored, key, value));

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t(
          'A travel is shown if it meets all of these conditions. Without conditions, all travels are shown.',
        )}
      </Box>
      <TextField
        label={t('Words in the title, location or description')}
        value={typeof stored.search === 'string' ? stored.search : ''}
        onChange={(event) => set('search', event.target.value)}
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {fields.map(({ key, label, isFree }) => (
          <Autocomplete
            key={key}
            freeSolo={isFree}
            autoSelect={isFree}
            options={choices[key]}
            getOptionLabel={isFree ? undefined : choices.nameOf}
            value={filters[key] ?? null}
            onChange={(_event, value) => set(key, value ?? undefined)}
            // Keeps a title visible that is no longer a region or type.
            isOptionEqualToValue={(option, value) => option === value}
            renderInput={(params) => <TextField {...params} label={label} />}
          />
        ))}
      </Box>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={choices.tags}
        getOptionLabel={choices.nameOf}
        value={filters.tags ?? []}
        onChange={(_event, tags) => set('tags', tags)}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('Tags')}
            helperText={t('A travel must have all of them.')}
          />
        )}
      />
      <PriceRangeInput
        value={filters.priceRange}
        onChange={(priceRange) => set('priceRange', priceRange)}
      />
      <ChosenTravelsInput
        ids={chosenIds(filters)}
        isNone={Array.isArray(filters.id) && filters.id.length === 0}
        onChange={(ids) => set('id', ids)}
      />
    </Box>
  );
}
