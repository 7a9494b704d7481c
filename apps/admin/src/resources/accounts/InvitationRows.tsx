import { Box, List, ListItem, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { RoleMark } from './AccountMarks.tsx';
import type { InvitationRecord } from './account.ts';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationMark } from './InvitationMark.tsx';

export function InvitationRows() {
  const { data } = useListContext<InvitationRecord>();
  return (
    <List disablePadding aria-label="Invitations">
      {data?.map((invitation) => (
        <ListItem key={invitation.id} divider sx={{ display: 'block', py: 1.5 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {invitation.email}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.75 }}>
            <RoleMark role={invitation.role} />
            <InvitationMark invitation={invitation} />
          </Box>
          <InvitationActions invitation={invitation} />
        </ListItem>
      ))}
    </List>
  );
}
