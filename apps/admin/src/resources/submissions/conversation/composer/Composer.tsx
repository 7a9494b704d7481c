import type { Language } from '@expat-buddy/domain/language/languages';
import { messageLimits } from '@expat-buddy/domain/message/limits';
import type { DraftValues, MessageDraft } from '@expat-buddy/domain/message/types';
import {
  fillPlaceholders,
  unresolvedPlaceholders,
} from '@expat-buddy/domain/message-template/placeholders';
import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { SubmissionRecord } from '../../submission.ts';
import { useStaff } from '../../use-staff.ts';
import { AttachButton, AttachedFiles } from './AttachedFiles.tsx';
import { DraftNote } from './DraftNote.tsx';
import { addedSentence, hasValidRecipients, RecipientsField } from './RecipientsField.tsx';
import { type NextStatus, SendReplyButton } from './SendReplyButton.tsx';
import { templateName } from './template-names.ts';
import { templateValues } from './template-values.ts';
import { useDraft } from './use-draft.ts';
import { useInquiryTitles } from './use-inquiry-titles.ts';
import { useMessageFiles } from './use-message-files.ts';
import { useSendReply } from './use-send-reply.ts';
import { useTemplates } from './use-templates.ts';

type ComposerProps = {
  submission: SubmissionRecord;
  saved: MessageDraft | null;
  /** Of the last message, so that mailboxes keep the thread together. */
  lastSubject: string;
  onWriting: (isWriting: boolean) => void;
};

/** What is wrong with the text of a reply; undefined if nothing is. */
function bodyFault(body: string): string | undefined {
  if (body.trim() === '') return t('Write something first.');
  if (body.length > messageLimits.body) return t('A reply holds 20,000 characters at most.');
  return undefined;
}

/** What else keeps a draft from being sent. */
function faultOf({ to_emails, subject, body }: DraftValues): string | undefined {
  if (!hasValidRecipients(to_emails)) return t('Enter the email addresses of the recipients.');
  const [placeholder] = unresolvedPlaceholders(`${subject} ${body}`);
  return placeholder && t('Replace {placeholder} first: it is a placeholder.', { placeholder });
}

export function Composer({ submission, saved, lastSubject, onWriting }: ComposerProps) {
  const language = submission.language as Language;
  const empty: DraftValues = {
    to_emails: [submission.email],
    subject: lastSubject,
    body: '',
    language,
    template_id: null,
    proposal_id: null,
  };
  const { identity } = useGetIdentity();
  const { nameOf } = useStaff();
  const titles = useInquiryTitles(submission.id, language);
  const { templates } = useTemplates(language);
  const draft = useDraft(submission.id, saved, empty);
  const files = useMessageFiles({ submissionId: submission.id, messageId: draft.id }, draft.create);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const lastFilled = useRef('');
  const [isRefused, setRefused] = useState(false);
  const reply = useSendReply(submission.id, () => {
    draft.reset({ ...empty, subject: draft.values.subject });
    files.clear();
    onWriting(false);
  });
  const { values } = draft;
  const isInTrouble = draft.state === 'failed' || draft.state === 'elsewhere';
  const wrongBody = isRefused ? bodyFault(values.body) : undefined;
  const unresolved = unresolvedPlaceholders(`${values.subject} ${values.body}`);

  const change = (changed: Partial<DraftValues>) => {
    reply.setProblem(undefined);
    draft.change(changed);
    onWriting(true);
  };
  const insertTemplate = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const owner = submission.assignee_id
      ? nameOf(submission.assignee_id)
      : (identity?.fullName ?? '');
    const known = templateValues(submission, { titles, owner, language });
    // Another template replaces one that nobody has changed.
    const written = values.body === lastFilled.current ? '' : values.body.trim();
    const filled = fillPlaceholders(template.body, known);
    lastFilled.current = written ? '' : filled;
    change({
      body: written ? `${written}\n\n${filled}` : filled,
      subject: values.subject || fillPlaceholders(template.subject, known),
      template_id: template.id,
    });
    bodyField.current?.focus();
  };
  const select = (placeholder: string) => {
    const at = values.body.indexOf(placeholder);
    bodyField.current?.focus();
    if (at >= 0) bodyField.current?.setSelectionRange(at, at + placeholder.length);
  };
  const send = async (next: NextStatus) => {
    const fault = files.isUploading ? t('A file is still being uploaded.') : faultOf(values);
    if (fault) return reply.setProblem(fault);
    const hasWrongBody = bodyFault(values.body) !== undefined;
    setRefused(hasWrongBody);
    if (hasWrongBody) return bodyField.current?.focus();
    if (!(await draft.flush())) {
      return reply.setProblem(t('The draft could not be saved, so it was not sent. Try again.'));
    }
    await reply.send({ id: draft.id, recipients: values.to_emails.join(', '), next });
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {/* The router blocks for one guard only: the note has its own. */}
      {isInTrouble && <UnsavedGuard isUnsaved />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <RecipientsField
          value={values.to_emails}
          customer={submission.email}
          onChange={(to_emails) => change({ to_emails })}
        />
        <TextField
          label={t('Subject')}
          size="small"
          value={values.subject}
          onChange={({ target }) => change({ subject: target.value })}
          placeholder={t('Your inquiry')}
          slotProps={{
            htmlInput: { maxLength: messageLimits.subject, dir: 'auto' },
            inputLabel: { shrink: true },
          }}
        />
      </Box>
      <TextField
        label={t('Reply')}
        value={values.body}
        onChange={({ target }) => change({ body: target.value })}
        inputRef={bodyField}
        multiline
        minRows={4}
        error={wrongBody !== undefined}
        helperText={wrongBody && <span role="alert">{wrongBody}</span>}
        maxRows={18}
        slotProps={{ htmlInput: { dir: 'auto', lang: language } }}
        sx={{ mt: 2 }}
      />
      {unresolved.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }} role="status">
          {rich('Replace before sending: {unresolved}', {
            unresolved: unresolved.map((placeholder) => (
              <Button
                key={placeholder}
                size="small"
                color="inherit"
                onClick={() => select(placeholder)}
                sx={{ ml: 1, minWidth: 0, textTransform: 'none' }}
              >
                {placeholder}
              </Button>
            )),
          })}
        </Alert>
      )}
      {values.proposal_id && (
        <Chip
          icon={<FileCheck size={16} aria-hidden="true" />}
          label={t('The proposal is sent with this reply')}
          variant="outlined"
          onDelete={() => change({ proposal_id: null })}
          sx={{ mt: 1 }}
        />
      )}
      <AttachedFiles files={files} />
      {reply.problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {reply.problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <SendReplyButton isSending={reply.isSending} onSend={(next) => void send(next)} />
        <ChoiceMenu
          label={t('Templates')}
          choices={templates.map(({ id, title }) => ({ id, name: templateName(title) }))}
          onChoose={({ id }) => insertTemplate(id)}
          disabled={templates.length === 0}
        />
        <AttachButton onAdd={files.add} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <DraftNote state={draft.state} onRetry={() => void draft.flush()} />
        </Box>
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {addedSentence(values.to_emails, submission.email)}
      </Typography>
      {reply.question && (
        <ActionDialog
          title={t('Send a second reply?')}
          description={reply.question.sentence}
          confirmLabel={t('Send reply')}
          onConfirm={reply.confirm}
          onClose={reply.dismiss}
        />
      )}
    </Box>
  );
}
