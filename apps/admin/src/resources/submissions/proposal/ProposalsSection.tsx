import { nextVersion } from '@expat-buddy/domain/proposal/first-proposal';
import { algiersToday } from '@expat-buddy/domain/proposal/state';
import type { ProposalDraft, StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Alert, Box, Button, Skeleton, type SxProps, type Theme, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { SubmissionRecord } from '../submission.ts';
import { ConfirmProposal } from './ConfirmProposal.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { createDraft, proposalsOf } from './proposal-data.ts';
import { draftFromInquiry } from './proposal-sources.ts';

const POLL_MS = 20_000;

type ProposalsSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

/** The versions of the proposal, and what to do next. */
export function ProposalsSection({ submission, sx }: ProposalsSectionProps) {
  const { data, error, isPending, refetch } = useQuery({
    ...proposalsOf(submission.id),
    // Customers answer and colleagues send meanwhile.
    refetchInterval: POLL_MS,
  });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [shown, setShown] = useState<StoredProposal>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const editor = `${editPath('submissions', submission.id)}/proposal`;

  async function begin(make: () => Promise<ProposalDraft> | ProposalDraft) {
    setBusy(true);
    setProblem(undefined);
    try {
      await createDraft(submission.id, await make());
      await queryClient.invalidateQueries({ queryKey: proposalsOf(submission.id).queryKey });
      void navigate(editor);
    } catch (failed) {
      setProblem((failed as Error).message);
      setBusy(false);
    }
  }

  const draft = data?.find(({ status }) => status === 'draft');
  const [newest] = data ?? [];
  const accepted = data?.find(({ status }) => status === 'accepted');
  return (
    <Section title={t('Proposal')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={40} />}
      {accepted && !accepted.confirmed_at && (
        <ConfirmProposal proposal={accepted} submission={submission} />
      )}
      {data && data.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Versions')}
          sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}
        >
          {data.map((proposal) => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              submission={submission}
              onOpen={() =>
                proposal.status === 'draft' ? void navigate(editor) : setShown(proposal)
              }
            />
          ))}
        </Box>
      )}
      {data && !draft && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void begin(() =>
              newest ? nextVersion(newest, algiersToday()) : draftFromInquiry(submission),
            )
          }
        >
          {newest ? t('Write a new version') : t('Write a proposal')}
        </Button>
      )}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('It begins with the plan or selection that the visitor sent.')}
        </Typography>
      )}
      {draft && (
        <Button variant="outlined" onClick={() => void navigate(editor)}>
          {t('Continue the draft')}
        </Button>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {shown && (
        <PreviewDialog
          proposal={shown}
          submission={submission}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  );
}
