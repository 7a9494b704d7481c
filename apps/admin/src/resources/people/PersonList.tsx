import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { PersonRows } from './PersonRows.tsx';
import { PersonTable } from './PersonTable.tsx';
import { usePersonTags } from './use-person.ts';

const sorts = [
  { field: 'last_contact_at', order: 'DESC', label: t('Last contact') },
  { field: 'name', order: 'ASC', label: t('Name') },
  { field: 'inquiries', order: 'DESC', label: t('Most inquiries') },
] as const;

function Filters() {
  const isPhone = useIsPhone();
  const { filterValues } = useListContext();
  const tags = usePersonTags();
  const chosen: unknown = filterValues.tag;
  const listed = typeof chosen === 'string' && !tags.includes(chosen) ? [...tags, chosen] : tags;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search people by name, email, phone or tag')} />
      {listed.length > 0 && (
        <SelectFilter
          source="tag"
          label={t('Tag')}
          any={t('Any tag')}
          choices={listed.map((tag) => ({ id: tag, name: tag }))}
        />
      )}
      {isPhone && <SortSelect sorts={sorts} />}
    </Box>
  );
}

function PeopleFrame() {
  const isPhone = useIsPhone();
  return (
    <ListFrame
      head={<Filters />}
      empty={
        <NothingFound
          none={t('Nobody has written yet. People appear here with their first inquiry.')}
          noneFitting={t('Nobody matches the search and the tag.')}
        />
      }
    >
      {isPhone ? <PersonRows /> : <PersonTable />}
    </ListFrame>
  );
}

export default function PersonList() {
  return (
    <UrlListBase
      resource="people"
      filter={{ is_listed: true }}
      sort={{ field: 'last_contact_at', order: 'DESC' }}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('People')} />
      <PeopleFrame />
    </UrlListBase>
  );
}
