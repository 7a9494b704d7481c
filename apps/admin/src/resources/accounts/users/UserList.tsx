import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { roleChoices, roleName } from '../account.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { AccountStateFilter } from './AccountStateFilter.tsx';
import { UserRows } from './UserRows.tsx';
import { UserTable } from './UserTable.tsx';

const roles = [{ id: 'none', name: roleName(null) }, ...roleChoices];
const sorts = [
  { field: 'created_at', order: 'DESC', label: t('Newest first') },
  { field: 'last_sign_in_at', order: 'DESC', label: t('Last sign-in') },
  { field: 'email', order: 'ASC', label: t('Email') },
] as const;

function Filters() {
  const isNarrow = useIsNarrow();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search users by name or email')} />
      <SelectFilter source="role" label={t('Role')} any={t('Any role')} choices={roles} />
      <AccountStateFilter />
      {isNarrow && <SortSelect sorts={sorts} />}
    </Box>
  );
}

export default function UserList() {
  const isNarrow = useIsNarrow();
  return (
    <UrlListBase
      resource="users"
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Users')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'All accounts, with or without a role. Access to the back office is granted in Admin management.',
        )}
      </Typography>
      <ListFrame
        head={<Filters />}
        empty={
          <NothingFound
            none={t('Nobody has an account yet.')}
            noneFitting={t('Nobody matches the search and filters.')}
          />
        }
      >
        {isNarrow ? <UserRows /> : <UserTable />}
      </ListFrame>
    </UrlListBase>
  );
}
