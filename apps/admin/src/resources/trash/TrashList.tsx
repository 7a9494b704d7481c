import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { kindChoices } from './deleted-record.ts';
import { TrashRows } from './TrashRows.tsx';

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search deleted items by title')} />
      <SelectFilter source="resource" label={t('Kind')} any={t('Any kind')} choices={kindChoices} />
    </Box>
  );
}

export default function TrashList() {
  return (
    <UrlListBase
      resource="trash"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Deleted')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'Restored items come back as drafts, with their days, types, tags and links. When their time here is up, they are deleted permanently, photos with their files. Reviews are not among them: deleting one is final.',
        )}
      </Typography>
      <ListFrame
        head={<Filters />}
        empty={
          <NothingFound
            none={t('Nothing has been deleted recently.')}
            noneFitting={t('Nothing deleted matches the search and kind.')}
          />
        }
      >
        <TrashRows />
      </ListFrame>
    </UrlListBase>
  );
}
