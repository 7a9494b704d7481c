import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useMailHealth } from '#features/mail/mail-health.ts';
import { mailTrouble } from '#features/mail/mail-trouble.ts';
import { t } from '#i18n/t.ts';

/**
 * Warns that emails are not going out. Renders nothing while they are, or while that is unknown.
 */
export function MailTrouble() {
  const { data } = useMailHealth();
  // Permanently failed emails have their own figure.
  const [trouble] = data ? mailTrouble({ ...data, failed: { submissions: 0, others: 0 } }) : [];
  if (!trouble) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        <Button
          component={Link}
          to="/health"
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('Open Health')}
        </Button>
      }
    >
      {trouble}
    </Alert>
  );
}
