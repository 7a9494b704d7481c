import type { ProposalDraft, StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { FormDraft } from '#ui/form/drafts/FormDraft.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { SubmissionRecord } from '../submission.ts';
import { ProposalForm } from './ProposalForm.tsx';
import { ProposalSummary } from './ProposalSummary.tsx';
import { attachToReply, deleteDraft, proposalsOf, saveChanges } from './proposal-data.ts';
import { draftOf, type EditedProposal, proposalLabels, validateProposal } from './proposal-form.ts';

type EditorProps = { stored: StoredProposal; submission: SubmissionRecord };

const exactPeople: Readonly<Record<string, number>> = { '1': 1, '2': 2 };

function Fields({ stored, submission }: EditorProps) {
  const { reset, getValues } = useFormContext<EditedProposal>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  // The form does not load again after a save, or it would lose its focus.
  const version = useRef(stored);
  const [savedAt, setSavedAt] = useState(stored.updated_at);
  const back = editPath('submissions', submission.id);

  async function save(draft: ProposalDraft) {
    const updated_at = await saveChanges(version.current, draft);
    version.current = { ...version.current, ...draft, updated_at };
    setSavedAt(updated_at);
    reset(getValues());
    void queryClient.invalidateQueries({
      queryKey: proposalsOf(submission.id).queryKey,
      refetchType: 'none',
    });
  }
  async function send(draft: ProposalDraft) {
    await save(draft);
    await attachToReply(submission, stored.id);
    void queryClient.invalidateQueries({ queryKey: proposalsOf(submission.id).queryKey });
    // Once the form is known to be clean.
    setTimeout(() => void navigate(back, { state: { isReplying: true } }));
  }
  async function remove() {
    await deleteDraft(stored.id);
    reset(getValues());
    await queryClient.invalidateQueries({
      queryKey: proposalsOf(submission.id).queryKey,
      refetchType: 'none',
    });
    setTimeout(() => void navigate(back));
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
        maxWidth: 1200,
      }}
    >
      <FormDraft
        form="proposals"
        recordId={submission.id}
        version={savedAt}
        labels={proposalLabels}
      />
      <ProposalForm people={exactPeople[submission.groupSize ?? ''] ?? null} />
      <ProposalSummary
        stored={stored}
        submission={submission}
        onSave={async (draft) => {
          await save(draft);
          notify(t('Draft saved.'), { type: 'success' });
        }}
        onSend={send}
        onDelete={remove}
      />
    </Box>
  );
}

export function ProposalEditor({ stored, submission }: EditorProps) {
  return (
    <Form
      defaultValues={draftOf(stored)}
      validate={validateProposal}
      mode="onBlur"
      noValidate
      onSubmit={() => {}}
    >
      <Fields stored={stored} submission={submission} />
    </Form>
  );
}
