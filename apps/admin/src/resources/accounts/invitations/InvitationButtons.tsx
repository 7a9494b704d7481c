import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import type { InvitationRecord } from '../account.ts';
import { mailOutcome } from '../mail-outcome.ts';
import { done, useAccountAction } from '../use-account-action.ts';

type DialogProps = { invitation: InvitationRecord; onClose: () => void };

function ResendDialog({ invitation, onClose }: DialogProps) {
  const act = useAccountAction();
  const { id, email } = invitation;
  return (
    <ActionDialog
      title={t('Send the invitation again?')}
      description={t(
        '{email} will receive a new link, valid for seven days. The link in the earlier email stops working.',
        { email },
      )}
      confirmLabel={t('Send again')}
      onConfirm={() =>
        act(
          (provider) =>
            provider.update<InvitationRecord>('invitations', {
              id,
              data: { resend: true } as Partial<InvitationRecord>,
              previousData: invitation,
            }),
          ({ data }) => mailOutcome(data),
        )
      }
      onClose={onClose}
    />
  );
}

function RevokeDialog({ invitation, onClose }: DialogProps) {
  const act = useAccountAction();
  const { id, email } = invitation;
  return (
    <ActionDialog
      title={t('Revoke the invitation?')}
      description={t(
        'The link that {email} got stops working. You can invite them again at any time.',
        { email },
      )}
      confirmLabel={t('Revoke')}
      isDanger
      onConfirm={() =>
        act(
          (provider) => provider.delete('invitations', { id, previousData: invitation }),
          done(t('The invitation for {email} has been revoked.', { email })),
        )
      }
      onClose={onClose}
    />
  );
}

export function InvitationButtons({ invitation }: { invitation: InvitationRecord }) {
  const [open, setOpen] = useState<'resend' | 'revoke'>();
  const close = () => setOpen(undefined);
  if (invitation.state === 'accepted' || invitation.state === 'revoked') return null;
  return (
    <CanAccess resource="invitations" action="edit">
      <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: -0.5 }}>
        <Button
          size="small"
          aria-label={t('Send again to {email}', { email: invitation.email })}
          onClick={() => setOpen('resend')}
        >
          {t('Send again')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('Revoke the invitation for {email}', { email: invitation.email })}
          onClick={() => setOpen('revoke')}
        >
          {t('Revoke')}
        </Button>
      </Box>
      {open === 'resend' && <ResendDialog invitation={invitation} onClose={close} />}
      {open === 'revoke' && <RevokeDialog invitation={invitation} onClose={close} />}
    </CanAccess>
  );
}
