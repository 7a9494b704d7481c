import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FileButtons } from '#features/catalogue/FileButtons.tsx';
import { t } from '#i18n/t.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { addPath } from '#ui/record-paths.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { useTerms } from './form/use-terms.ts';
import { travelKind } from './travel-kind.ts';

const sorts = [
  { field: 'title', order: 'ASC', label: t('Title') },
  { field: 'updated_at', order: 'DESC', label: t('Last changed') },
  { field: 'completeness', order: 'ASC', label: t('Fewest answers') },
] as const;

export function TravelFilters() {
  const isPhone = useIsPhone();
  const regions = useTerms('regions');
  const types = useTerms('types');
  const tags = useTerms('tags');
  return (
    <FilterBar
      search={<SearchBox label={t('Search travels')} />}
      actions={
        <>
          <FileButtons kind={travelKind} />
          <Button
            component={Link}
            to={addPath('travels')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            {t('Add travel')}
          </Button>
        </>
      }
    >
      <SelectFilter
        source="region_id"
        label={t('Region')}
        any={t('Any region')}
        choices={regions.choices}
      />
      <SelectFilter source="type" label={t('Type')} any={t('Any type')} choices={types.choices} />
      <SelectFilter source="tag" label={t('Tag')} any={t('Any tag')} choices={tags.choices} />
      <PublicationFilter />
      {isPhone && <SortSelect sorts={sorts} />}
    </FilterBar>
  );
}
