import { Box } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ManagementTabs } from '../ManagementTabs.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { InviteButton } from './InviteButton.tsx';

const states = [
  { id: 'open', name: t('Open (invitation)') },
  { id: 'expired', name: t('Expired') },
  { id: 'accepted', name: t('Accepted') },
  { id: 'revoked', name: t('Revoked') },
];

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search invitations by email')} />
      <SelectFilter source="state" label={t('State')} any={t('Any state')} choices={states} />
      <InviteButton />
    </Box>
  );
}

export default function InvitationList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <UrlListBase
        resource="invitations"
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        queryOptions={readOptions}
      >
        <PageTitle title={t('Invitations')} />
        <ManagementTabs current="admin-management/invitations" />
        <ListFrame
          head={<Filters />}
          empty={
            <NothingFound
              none={t(
                'Nobody has been invited yet. Invite people by email; they choose their own password.',
              )}
              noneFitting={t('No invitation matches the search and state.')}
            />
          }
        >
          {isNarrow ? <InvitationRows /> : <InvitationTable />}
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
