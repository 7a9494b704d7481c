import { ActionDialog } from '#ui/ActionDialog.tsx';
import { nameOf, type UserRecord } from '../account.ts';
import { done, useAccountAction } from '../use-account-action.ts';

type UserDialogProps = { user: UserRecord; onClose: () => void };

export function DisableDialog({ user, onClose }: UserDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={`Disable ${nameOf(user)}?`}
      description="They are signed out at their next click and cannot sign in until the account is enabled again. Nothing is deleted."
      confirmLabel="Disable"
      isDanger
      onConfirm={() =>
        act(
          (provider) =>
            provider.update('users', {
              id: user.id,
              data: { disabled: true },
              previousData: user,
            }),
          done('The account is disabled.'),
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
      title={`Enable ${nameOf(user)}?`}
      description="They can sign in again, with the role shown here."
      confirmLabel="Enable"
      onConfirm={() =>
        act(
          (provider) =>
            provider.update('users', {
              id: user.id,
              data: { disabled: false },
              previousData: user,
            }),
          done('The account is enabled.'),
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
      title="Send a password reset email?"
      description={`${user.email} will receive an email with a link to choose a new password. The current one works until then.`}
      confirmLabel="Send email"
      onConfirm={() =>
        act(
          (provider) => provider.create('reset-mails', { data: { user_id: user.id } }),
          done(`A password reset email is on its way to ${user.email}.`),
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
      title={`Delete the account of ${nameOf(user)}?`}
      description="This cannot be undone. Inquiries they sent are kept. To block access only, disable the account instead."
      confirmLabel="Delete"
      isDanger
      onConfirm={async () => {
        // The page shows the deleted account, so only the list is refetched, when it opens.
        await act(
          (provider) => provider.delete('users', { id: user.id, previousData: user }),
          done('The account is deleted.'),
          'none',
        );
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
