import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { nameOf, type UserRecord } from '../account.ts';
import { done, useAccountAction } from '../use-account-action.ts';

type UserDialogProps = { user: UserRecord; onClose: () => void };

export function DisableDialog({ user, onClose }: UserDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={t('Disable {user}?', { user: nameOf(user) })}
      description={t(
        'They are signed out at their next click and cannot sign in until the account is enabled again. Nothing is deleted.',
      )}
      confirmLabel={t('Disable')}
      isDanger
      onConfirm={() =>
        act(
          (provider) =>
            provider.update('users', {
              id: user.id,
              data: { disabled: true },
              previousData: user,
            }),
          done(t('The account is disabled.')),
        )
      }
      onClose={onClose}
    />
  );
}

export function EnableDialog({ user, onClose }: UserDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={t('Enable {user}?', { user: nameOf(user) })}
      description={t('They can sign in again, with the role shown here.')}
      confirmLabel={t('Enable')}
      onConfirm={() =>
        act(
          (provider) =>
            provider.update('users', {
              id: user.id,
              data: { disabled: false },
              previousData: user,
            }),
          done(t('The account is enabled.')),
        )
      }
      onClose={onClose}
    />
  );
}

export function ResetMailDialog({ user, onClose }: UserDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={t('Send a password reset email?')}
      description={t(
        '{email} will receive an email with a link to choose a new password. The current one works until then.',
        { email: user.email },
      )}
      confirmLabel={t('Send email')}
      onConfirm={() =>
        act(
          (provider) => provider.create('reset-mails', { data: { user_id: user.id } }),
          done(t('A password reset email is on its way to {email}.', { email: user.email })),
        )
      }
      onClose={onClose}
    />
  );
}

type DeleteDialogProps = UserDialogProps & { onDeleted: () => void };

export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={t('Delete the account of {user}?', { user: nameOf(user) })}
      description={t(
        'This cannot be undone. Inquiries they sent are kept. To block access only, disable the account instead.',
      )}
      confirmLabel={t('Delete')}
      isDanger
      onConfirm={async () => {
        // The page shows the deleted account, so only the list is refetched, when it opens.
        await act(
          (provider) => provider.delete('users', { id: user.id, previousData: user }),
          done(t('The account is deleted.')),
          'none',
        );
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
