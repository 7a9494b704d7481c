import { readTravelFilters } from '@expat-buddy/domain/travel/filters';
import { fixedFilters, hasFixedFilter } from '@expat-buddy/domain/travel-category/fixed-filters';
import { Alert, FormHelperText } from '@mui/material';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { asText, errorMessage } from '#ui/inputs/form-text.ts';
import { FilterBuilder } from './FilterBuilder.tsx';
import { FilterMatches } from './FilterMatches.tsx';
import { IdleConditions } from './IdleConditions.tsx';
import { asStoredFilter, describeFilter, type StoredFilter } from './stored-filter.ts';

export function CategoryTravelsInputs() {
  const { field, fieldState } = useInput<StoredFilter>({ source: 'filter', defaultValue: {} });
  const route = asText(useWatch({ name: 'route' }));
  const stored = asStoredFilter(field.value);
  const fixed = hasFixedFilter(route) ? fixedFilters[route] : undefined;
  if (fixed) {
    const storedDescription = describeFilter(readTravelFilters(stored)).join(', ');
    return (
      <>
        <Alert severity="info" variant="outlined">
          {t('The travels of the route “{route}” are fixed by the site: {conditions}.', {
            route,
            conditions: describeFilter(fixed).join(', '),
          })}{' '}
          {storedDescription
            ? t('The filter stored here is kept but not used: {conditions}.', {
                conditions: storedDescription,
              })
            : t('A filter stored here would not be used.')}
        </Alert>
        <FilterMatches filters={fixed} />
      </>
    );
  }
  return (
    <>
      <FilterBuilder stored={stored} onChange={field.onChange} />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <IdleConditions stored={stored} onChange={field.onChange} />
      <FilterMatches filters={readTravelFilters(stored)} />
    </>
  );
}
