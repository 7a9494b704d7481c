import { formatMoney, totalMinor } from '@expat-buddy/domain/proposal/money';
import { algiersToday, proposalProblems } from '@expat-buddy/domain/proposal/state';
import type { ProposalDraft, StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { Eye, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t, translated } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { useHeldFocus } from '#ui/form/use-held-focus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { draftOf, type EditedProposal } from './proposal-form.ts';
import { useSettled } from './use-settled.ts';

type ProposalSummaryProps = {
  stored: StoredProposal;
  submission: SubmissionRecord;
  /** Rejects with a sentence. */
  onSave: (draft: ProposalDraft) => Promise<void>;
  onSend: (draft: ProposalDraft) => Promise<void>;
  onDelete: () => Promise<void>;
};

/** The live total, and what is done with the whole draft. Stays in view while the form scrolls. */
export function ProposalSummary(props: ProposalSummaryProps) {
  const { stored, submission, onSave, onSend, onDelete } = props;
  const { handleSubmit } = useFormContext<EditedProposal>();
  const { dirtyFields, isSubmitting } = useFormState();
  const values = useWatch() as Partial<EditedProposal>;
  const [open, setOpen] = useState<'preview' | 'delete'>();
  const [problem, setProblem] = useState<string>();
  const draft = draftOf(values);
  const total = totalMinor(draft.items, draft.currency);
  const problems = proposalProblems(draft, algiersToday());
  const shownTotal = formatMoney(total, draft.currency, interfaceLanguage);
  const settledTotal = useSettled(shownTotal);
  const isDirty = Object.keys(dirtyFields).length > 0;

  const held = useHeldFocus(!isDirty || isSubmitting);

  const submit = (act: (draft: ProposalDraft) => Promise<void>) =>
    handleSubmit(
      async (edited) => {
        setProblem(undefined);
        await act(draftOf(edited)).catch((error: Error) => setProblem(error.message));
      },
      () => setProblem(t('Some fields need your attention.')),
    );

  return (
    <Card
      component="section"
      aria-label={t('Total and sending')}
      sx={{ p: { xs: 2, sm: 2.5 }, position: { md: 'sticky' }, top: { md: 72 }, minWidth: 0 }}
    >
      <Typography variant="body2" color="text.secondary">
        {t('Total')}
      </Typography>
      <Typography
        aria-hidden="true"
        sx={{ fontSize: '1.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', mb: 2 }}
      >
        {shownTotal}
      </Typography>
      <VisuallyHidden role="status" aria-label={t('Total')}>
        {settledTotal}
      </VisuallyHidden>
      {problems.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Missing before it can be sent')}
          sx={{ m: 0, mb: 2, pl: 2.5, color: 'text.secondary', typography: 'body2' }}
        >
          {problems.map((sentence, index) => (
            <li key={index}>{translated(sentence)}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<Send size={18} />}
          disabled={problems.length > 0 || isSubmitting}
          onClick={() => void submit(onSend)()}
        >
          {t('Send with a reply')}
        </Button>
        <Button
          variant="outlined"
          {...held}
          onClick={() => !held['aria-disabled'] && void submit(onSave)()}
        >
          {t('Save draft')}
        </Button>
        <Button startIcon={<Eye size={18} />} onClick={() => setOpen('preview')}>
          {t('Preview')}
        </Button>
        <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setOpen('delete')}>
          {t('Delete draft')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {open === 'preview' && (
        <PreviewDialog
          proposal={{ ...stored, ...draft, total_minor: total }}
          submission={submission}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'delete' && (
        <ActionDialog
          title={t('Delete this draft?')}
          description={t('Versions that were sent stay.')}
          confirmLabel={t('Delete draft')}
          isDanger
          onConfirm={onDelete}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
