import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const sizes = [10, 25, 50, 100] as const;
const figure = new Intl.NumberFormat(locale.dateTag);

export function Pagination() {
  const list = useListContext();
  const { page, perPage, total, data, isPending, hasNextPage, hasPreviousPage } = list;
  if (isPending || !data || (data.length === 0 && page === 1)) return null;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
  const place = `${figure.format(first)}–${figure.format(last)}`;
  return (
    <Box
      component="nav"
      aria-label={t('Pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: { xs: 1.5, sm: 2 },
        py: 1.5,
      }}
    >
      <TextField
        select
        label={t('Rows per page')}
        value={perPage}
        onChange={(event) => list.setPerPage(Number(event.target.value))}
        sx={{ m: 0, width: 120, marginInlineEnd: 'auto' }}
      >
        {[...new Set([...sizes, perPage])].map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="text.secondary">
        {total !== undefined
          ? t('{place} of {total}', { place, total: figure.format(total) })
          : hasNextPage
            ? t('{place} of more', { place })
            : place}
      </Typography>
      <IconButton
        aria-label={t('Previous page')}
        disabled={!hasPreviousPage}
        onClick={() => list.setPage(page - 1)}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton
        aria-label={t('Next page')}
        disabled={!hasNextPage}
        onClick={() => list.setPage(page + 1)}
      >
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  );
}
