import { isolate } from '@expat-buddy/domain/format/isolate';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoading } from '#ui/page/RecordStates.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { SubmissionRecord } from '../submission.ts';
import { ProposalEditor } from './ProposalEditor.tsx';
import { proposalsOf } from './proposal-data.ts';

/** `/submissions/edit/:id/proposal`: the draft of an inquiry's next proposal. */
export default function ProposalPage() {
  const { id = '' } = useParams();
  const submission = useGetOne<SubmissionRecord>('submissions', { id });
  const proposals = useQuery({ ...proposalsOf(id), staleTime: 0, refetchOnWindowFocus: false });
  const error = submission.error ?? proposals.error;
  const draft = proposals.data?.find(({ status }) => status === 'draft');
  if (error) {
    const retry = () => Promise.all([submission.refetch(), proposals.refetch()]);
    return <LoadFailed error={error as Error} onRetry={() => void retry()} />;
  }
  // A cached draft may be older than what the editor would overwrite.
  if (!submission.data || !proposals.isFetchedAfterMount)
    return <RecordLoading title={t('Proposal')} />;
  const { name } = submission.data;
  return (
    <>
      <PageTitle
        title={
          draft
            ? t('Proposal for {name}, version {version}', {
                name: isolate(name),
                version: draft.version,
              })
            : t('Proposal')
        }
      />
      <Typography sx={{ mb: 2 }}>
        <RecordLink to={editPath('submissions', id)}>
          ← <bdi>{name}</bdi> · {inquiryReference(id)}
        </RecordLink>
      </Typography>
      {draft ? (
        <ProposalEditor key={draft.id} stored={draft} submission={submission.data} />
      ) : (
        <Typography role="status">
          {t('This inquiry has no draft of a proposal. It may have been sent or deleted.')}
        </Typography>
      )}
    </>
  );
}
