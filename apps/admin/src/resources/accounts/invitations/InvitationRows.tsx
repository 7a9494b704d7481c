import { Box, List, ListItem, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { RoleField } from '../AccountFields.tsx';
import type { InvitationRecord } from '../account.ts';
import { InvitationButtons } from './InvitationButtons.tsx';
import { InvitationStateField } from './InvitationStateField.tsx';

export function InvitationRows() {
  const { data } = useListContext<InvitationRecord>();
  return (
    <List disablePadding aria-label={t('Invitations')}>
      {data?.map((invitation) => (
        <ListItem key={invitation.id} divider sx={{ display: 'block', py: 1.5 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {invitation.email}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.75 }}>
            <RoleField role={invitation.role} />
            <InvitationStateField invitation={invitation} />
          </Box>
          <InvitationButtons invitation={invitation} />
        </ListItem>
      ))}
    </List>
  );
}
