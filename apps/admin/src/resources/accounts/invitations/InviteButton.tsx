import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { addPath } from '#ui/record-paths.ts';
import { invitationsPath } from './invitations-path.ts';

export function InviteButton() {
  return (
    <CanAccess resource="invitations" action="create">
      <Button
        component={Link}
        to={addPath(invitationsPath)}
        variant="contained"
        startIcon={<UserPlus size={18} />}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('Invite someone')}
      </Button>
    </CanAccess>
  );
}
