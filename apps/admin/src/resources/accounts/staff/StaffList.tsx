import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { roleChoices } from '../account.ts';
import { InviteButton } from '../invitations/InviteButton.tsx';
import { ManagementTabs } from '../ManagementTabs.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { StaffRows } from './StaffRows.tsx';
import { StaffTable } from './StaffTable.tsx';

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search people by name or email')} />
      <SelectFilter source="role" label={t('Role')} any={t('Any role')} choices={roleChoices} />
      <InviteButton />
    </Box>
  );
}

export default function StaffList() {
  const isNarrow = useIsNarrow();
  return (
    <UrlListBase
      resource="admins"
      sort={{ field: 'email', order: 'ASC' }}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Admin management')} />
      <ManagementTabs current="admin-management" />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'Everyone with a role. All other accounts are under Users, where accounts are also disabled and deleted.',
        )}
      </Typography>
      <ListFrame
        head={<Filters />}
        empty={
          <NothingFound
            none={t('Nobody has a role yet. Invite the first person.')}
            noneFitting={t('Nobody matches the search and role.')}
          />
        }
      >
        {isNarrow ? <StaffRows /> : <StaffTable />}
      </ListFrame>
    </UrlListBase>
  );
}
