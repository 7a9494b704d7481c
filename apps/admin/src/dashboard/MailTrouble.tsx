import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { mailTrouble } from '#features/mail/mail-trouble.ts';
import { useMailHealth } from '#features/mail/mail-health.ts';

/** Says on the first page that mails do not go out: silent while they do, or while nobody knows. */
export function MailTrouble() {
  const { data } = useMailHealth();
  // What failed for good is a figure of its own here.
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
          Open Health
        </Button>
      }
    >
      {trouble}
    </Alert>
  );
}
