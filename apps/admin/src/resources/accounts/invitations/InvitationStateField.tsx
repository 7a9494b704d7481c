import type { InvitationState } from '@expat-buddy/domain/account/invitation';
import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import type { InvitationRecord } from '../account.ts';

const marks: Readonly<Record<InvitationState, { label: string; color: ChipProps['color'] }>> = {
  open: { label: t('Open (invitation)'), color: 'primary' },
  expired: { label: t('Expired'), color: 'warning' },
  accepted: { label: t('Accepted'), color: 'success' },
  revoked: { label: t('Revoked'), color: 'default' },
};

function when({ state, expires_at, accepted_at, revoked_at }: InvitationRecord): ReactNode {
  if (state === 'accepted' && accepted_at) return <Moment at={accepted_at} />;
  if (state === 'revoked' && revoked_at) return <Moment at={revoked_at} />;
  const moment = <Moment key="moment" at={expires_at} />;
  return state === 'open' ? rich('until {moment}', { moment }) : moment;
}

export function InvitationStateField({ invitation }: { invitation: InvitationRecord }) {
  const { label, color } = marks[invitation.state];
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <Chip size="small" variant="outlined" label={label} color={color} />
      <Typography component="span" variant="body2" color="text.secondary">
        {when(invitation)}
      </Typography>
      {invitation.mail_status === 'failed' && (
        <Chip size="small" color="error" variant="outlined" label={t('Mail failed')} />
      )}
    </Box>
  );
}
