import type { issueProblems } from '@expat-buddy/domain/newsletter/issue/issue-problems';
import type { IssueContent } from '@expat-buddy/domain/newsletter/issue/types';
import { Alert, Box, Button, Typography } from '@mui/material';
import { MailCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { sendTest } from '../issue-actions.ts';
import type { IssueRecord } from '../issue-form.ts';
import { SendDialog } from './SendDialog.tsx';

type SendSectionProps = {
  content: IssueContent;
  /** Undefined while they are being checked. */
  problems: ReturnType<typeof issueProblems> | undefined;
};

function TestButton({ issueId, isDisabled }: { issueId: string; isDisabled: boolean }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      const email = await sendTest(issueId);
      if (email) notify(t('Sent to {email}.', { email }), { type: 'success' });
      else notify(t('The test could not be sent yet. It is tried again.'), { type: 'warning' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<MailCheck size={18} />}
      onClick={() => void send()}
      disabled={isDisabled || isBusy}
    >
      {t('Send me a test')}
    </Button>
  );
}

/** What is missing, a test for oneself, and sending. */
export function SendSection({ content, problems }: SendSectionProps) {
  const issue = useRecordContext<IssueRecord>();
  const { dirtyFields } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  if (!issue) return null;
  return (
    <Section title={t('Send')}>
      {problems && problems.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <Box component="ul" aria-label={t('Missing before sending')} sx={{ m: 0, pl: 2 }}>
            {problems.map(({ sentence, blockId }) => (
              <li key={`${blockId} ${sentence}`}>{sentence}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TestButton issueId={issue.id} isDisabled={isUnsaved} />
        <Button
          variant="contained"
          startIcon={<Send size={18} />}
          onClick={() => setAsking(true)}
          disabled={isUnsaved || problems === undefined || problems.length > 0}
          aria-haspopup="dialog"
        >
          {t('Send…')}
        </Button>
      </Box>
      {isUnsaved && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('Save your changes first.')}
        </Typography>
      )}
      {isAsking && (
        <SendDialog issue={issue} language={content.language} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}
