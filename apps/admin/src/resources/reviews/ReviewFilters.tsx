import { Box } from '@mui/material';
import { ExportButton } from '#features/export/ExportButton.tsx';
import { t } from '#i18n/t.ts';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectAllRows } from '#ui/list/SelectRows.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { reviewColumns } from './review-columns.ts';

const sorts = [
  { field: 'created_at', order: 'DESC', label: t('Newest first') },
  { field: 'created_at', order: 'ASC', label: t('Oldest first') },
  { field: 'rating', order: 'ASC', label: t('Fewest stars') },
  { field: 'rating', order: 'DESC', label: t('Most stars') },
] as const;

export function ReviewFilters() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: { xs: 1.5, sm: 2 },
      }}
    >
      <Box sx={{ marginInlineStart: -1 }}>
        <SelectAllRows />
      </Box>
      <SearchBox label={t('Search reviews')} />
      <SortSelect sorts={sorts} />
      <Box sx={{ display: 'flex', gap: 1.5, marginInlineStart: 'auto' }}>
        <ExportButton name={t('reviews')} columns={reviewColumns} />
      </Box>
    </Box>
  );
}
