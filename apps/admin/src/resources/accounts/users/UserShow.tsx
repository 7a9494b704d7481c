import { Box } from '@mui/material';
import { ShowBase, useShowContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoading } from '#ui/page/RecordStates.tsx';
import { nameOf, type UserRecord } from '../account.ts';
import { AccessHistory } from './AccessHistory.tsx';
import { AccessSection } from './AccessSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { InquiriesSection } from './InquiriesSection.tsx';
import { PersonSection } from './PersonSection.tsx';

function UserLoadFailed() {
  const { error, refetch } = useShowContext();
  return (
    <>
      <PageTitle title={t('User')} />
      <BackLink resource="users">{t('Users')}</BackLink>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </>
  );
}

function UserPage() {
  const { record: user } = useShowContext<UserRecord>();
  // A cached row of the list has no counts yet.
  if (!user?.counts) return <RecordLoading title={user ? nameOf(user) : t('User')} />;
  return (
    <>
      <PageTitle title={nameOf(user)} />
      <BackLink resource="users">{t('Users')}</BackLink>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gridTemplateRows: { md: 'auto auto auto 1fr' },
          gridTemplateAreas: {
            xs: '"account" "access" "history" "inquiries" "person"',
            md: '"account access" "history access" "inquiries access" "person access"',
          },
          maxWidth: 1200,
        }}
      >
        <AccountSection user={user} sx={{ gridArea: 'account' }} />
        <AccessSection user={user} sx={{ gridArea: 'access' }} />
        <AccessHistory user={user} sx={{ gridArea: 'history' }} />
        <InquiriesSection user={user} sx={{ gridArea: 'inquiries' }} />
        <PersonSection user={user} sx={{ gridArea: 'person' }} />
      </Box>
    </>
  );
}

export default function UserShow() {
  return (
    <ShowBase
      resource="users"
      queryOptions={readOptions}
      loading={<RecordLoading title={t('User')} />}
      error={<UserLoadFailed />}
    >
      <UserPage />
    </ShowBase>
  );
}
