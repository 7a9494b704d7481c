import { ActionDialog } from './ActionDialog.tsx';
import { nameOf, type UserRecord } from './account.ts';
import { done, useAccountAction } from './use-account-action.ts';

type UserDialogProps = { user: UserRecord; onClose: () => void };

export function DisableDialog({ user, onClose }: UserDialogProps) {
  const act = useAccountAction();
  return (
    <ActionDialog
      title={`Disable ${nameOf(user)}?`}
      words="They are put out at their next click and cannot sign in until somebody enables the account. Nothing is deleted."
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
      words="They can sign in again, with the role shown here."
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
      title="Send a reset mail?"
      words={`${user.email} gets a mail with a link to choose a new password. The present one keeps working until then.`}
      confirmLabel="Send the mail"
      onConfirm={() =>
        act(
          (provider) => provider.create('reset-mails', { data: { user_id: user.id } }),
          done(`A reset mail is on its way to ${user.email}.`),
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
      words="It cannot be brought back. Inquiries they sent stay. To only shut them out, disable the account instead."
      confirmLabel="Delete"
      isDanger
      onConfirm={async () => {
        // This page shows somebody who is not there any more: only the list is read anew, when it opens.
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
