import { Alert, Button, Card } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useGetIdentity, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { COUNTS_KEY } from '#features/inbox/submission-counts.ts';
import { t } from '#i18n/t.ts';
import { FormDraft } from '#ui/form/drafts/FormDraft.tsx';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { editPath } from '#ui/record-paths.ts';
import { EntryInputs } from './EntryInputs.tsx';
import { addInquiry, emptyEntry, validateEntry } from './inquiry-entry.ts';

function FormEnd({ problem }: { problem: string | undefined }) {
  const { isSubmitting } = useFormState();
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 2 }}>
        {isSubmitting ? t('Saving…') : t('Save inquiry')}
      </Button>
    </>
  );
}

/** An inquiry by phone, WhatsApp, email or in person. */
export default function SubmissionAdd() {
  const [id] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const { identity } = useGetIdentity();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const save = async (values: Record<string, unknown>) => {
    setProblem(undefined);
    try {
      await addInquiry(id, values);
    } catch (error) {
      return setProblem((error as Error).message);
    }
    setSaved(true);
    void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
    void queryClient.invalidateQueries({ queryKey: ['submissions'] });
    notify(t('Inquiry saved. No email has been sent.'), { type: 'success' });
    void navigate(editPath('submissions', id));
  };
  if (!identity) return null;
  return (
    <>
      <PageTitle title={t('Add an inquiry')} />
      <BackLink resource="submissions">{t('Submissions')}</BackLink>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 800, overflow: 'visible' }}>
        <Form
          defaultValues={{ ...emptyEntry, assignee_id: identity.id }}
          validate={validateEntry}
          onSubmit={save}
          mode="onBlur"
          noValidate
        >
          <FormDraft form="add-inquiry" recordId="" isSaved={isSaved} />
          <EntryInputs />
          <FormEnd problem={problem} />
        </Form>
      </Card>
    </>
  );
}
