import { Box, Card } from '@mui/material';
import { SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { languageChoices } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { BlocksInput } from './blocks/BlocksInput.tsx';
import { IssueBar } from './IssueBar.tsx';
import { contentOf, emptyIssue, issueLabels, validateIssue } from './issue-form.ts';
import { MailPreview } from './MailPreview.tsx';
import { SendSection } from './sending/SendSection.tsx';
import { useIssueMail } from './use-issue-mail.ts';

function Inputs() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PlainTextInput source="subject" label={issueLabels.subject} isRequired />
      <PlainTextInput
        source="preheader"
        label={issueLabels.preheader}
        helperText={t('Inboxes show it after the subject.')}
      />
      <SelectInput
        source="language"
        label={issueLabels.language}
        choices={languageChoices}
        translateChoice={false}
        helperText={t('It goes to the subscribers of this language.')}
        isRequired
      />
      <BlocksInput />
    </Box>
  );
}

function Result() {
  const record = useRecordContext();
  const [subject, preheader, language, blocks] = useWatch({
    name: ['subject', 'preheader', 'language', 'blocks'],
  });
  const content = contentOf({ subject, preheader, language, blocks });
  const { mail, problems, error } = useIssueMail(content);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, position: { md: 'sticky' }, top: { md: 72 } }}>
      {record?.id !== undefined && <SendSection content={content} problems={problems} />}
      <MailPreview mail={mail} error={error} />
    </Box>
  );
}

export function IssueForm() {
  return (
    <RecordForm validate={validateIssue} empty={emptyIssue} isPublishable={false}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          maxWidth: 1320,
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 0, sm: 0 }, overflow: 'visible' }}>
          <Inputs />
          <IssueBar />
        </Card>
        <Result />
      </Box>
    </RecordForm>
  );
}
