import { Box, Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { RecordBulkBar } from '#features/bulk/RecordBulkBar.tsx';
import { OrderedRecords } from '#features/ordering/OrderedRecords.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectAllLabel } from '#ui/list/SelectRows.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath } from '#ui/record-paths.ts';
import { SlideRow } from './SlideRow.tsx';
import { slideKind } from './slide-kind.ts';
import type { Slide } from './slide-period.ts';

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search slides')} />
      <PublicationFilter />
      <Button
        component={Link}
        to={addPath('hero-slides')}
        variant="contained"
        startIcon={<Plus size={18} />}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('Add slide')}
      </Button>
    </Box>
  );
}

export default function SlideList() {
  return (
    <>
      <UrlListBase
        sort={{ field: 'position', order: 'ASC' }}
        perPage={100}
        queryOptions={readOptions}
      >
        <PageTitle title={t('Hero slides')} />
        <ListFrame
          head={<Filters />}
          bulk={
            <RecordBulkBar
              names={slideKind.names}
              published="hero_slides"
              edit={{ kind: slideKind, load: () => import('./slide-bulk-fields.tsx') }}
            />
          }
          empty={
            <NothingFound
              none={t(
                'There are no slides yet. Until there is one, the home page shows a built-in slide.',
              )}
              noneFitting={t('No slide matches the search and status.')}
            />
          }
        >
          <SelectAllLabel />
          <OrderedRecords<Slide>
            resource="hero-slides"
            table="hero_slides"
            label={t('Hero slides in their order')}
            nameOf={(slide) => slide.title}
            renderRow={(slide) => <SlideRow slide={slide} />}
          />
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
