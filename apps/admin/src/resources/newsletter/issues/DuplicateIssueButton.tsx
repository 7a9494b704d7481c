import { Button } from '@mui/material';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { editPath } from '#ui/record-paths.ts';
import { ISSUES } from '../newsletter-paths.ts';
import { contentOf, type IssueRecord } from './issue-form.ts';

/** The copy is a draft, whatever the state of the issue. */
export function DuplicateIssueButton({ issue }: { issue: IssueRecord }) {
  const provider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function duplicate() {
    setBusy(true);
    try {
      const { data } = await provider.create<IssueRecord>(ISSUES, { data: contentOf(issue) });
      notify(t('A draft copy is open.'), { type: 'success' });
      leaveFreely();
      await navigate(editPath(ISSUES, data.id));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button startIcon={<Copy size={18} />} onClick={() => void duplicate()} disabled={isBusy}>
      {t('Duplicate')}
    </Button>
  );
}
