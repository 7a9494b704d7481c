import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useGetIdentity } from 'react-admin';
import { t } from '#i18n/t.ts';
import { InterfaceLanguageForm } from './InterfaceLanguageForm.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { NameForm } from './NameForm.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { identity } = useGetIdentity();
  const id = useId();
  if (!identity) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('Account settings')}</DialogTitle>
      <DialogContent>
        <NameForm id={String(identity.id)} name={identity.fullName ?? ''} />
        <InterfaceLanguageForm />
        <Typography variant="h3" sx={{ mt: 3, mb: 0.5 }}>
          {t('Password')}
        </Typography>
        <PasswordForm email={String(identity.email)} />
        <Typography variant="h3" sx={{ mt: 3, mb: 0.5 }}>
          {t('Emails to you')}
        </Typography>
        <LanguageForm />
        <NotificationForm />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
