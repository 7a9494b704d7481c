import { Box, Typography } from '@mui/material';
import { ListBase } from 'react-admin';
import { ListFrame } from '#layout/ListFrame.tsx';
import { NothingFound } from '#layout/NothingFound.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { readOptions } from '#layout/query-options.ts';
import { SearchBox } from '#layout/SearchBox.tsx';
import { SelectFilter } from '#layout/SelectFilter.tsx';
import { kindChoices } from './deleted-record.ts';
import { TrashRows } from './TrashRows.tsx';

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label="Search what was deleted by title" />
      <SelectFilter source="resource" label="Kind" any="Any kind" choices={kindChoices} />
    </Box>
  );
}

export default function TrashList() {
  return (
    <ListBase
      resource="trash"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      exporter={false}
      queryOptions={readOptions}
    >
      <PageTitle title="Deleted" />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        What you restore comes back as a draft, with its days, types, tags and links. When its time
        here is over it is deleted for good, a photo with its files. Deleted reviews can’t be
        restored.
      </Typography>
      <ListFrame
        head={<Filters />}
        empty={
          <NothingFound
            none="Nothing was deleted lately."
            noneFitting="Nothing deleted fits the search and the kind."
          />
        }
      >
        <TrashRows />
      </ListFrame>
    </ListBase>
  );
}
