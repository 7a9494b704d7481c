import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { unscheduleIssue } from '../issue-actions.ts';
import type { IssueRecord } from '../issue-form.ts';

export function UnscheduleButton({ issue }: { issue: IssueRecord }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      await unscheduleIssue(issue.id);
      notify(t('Cancelled. The issue is a draft again.'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  }
  return (
    <Button variant="outlined" onClick={() => void cancel()} disabled={isBusy}>
      {t('Cancel and edit')}
    </Button>
  );
}
