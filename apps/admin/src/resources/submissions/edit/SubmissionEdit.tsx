import { isolate } from '@expat-buddy/domain/format/isolate';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Box } from '@mui/material';
import { EditBase, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoadFailed, RecordLoading } from '#ui/page/RecordStates.tsx';
import { ConversationSection } from '../conversation/ConversationSection.tsx';
import { FollowUpSection } from '../follow-up/FollowUpSection.tsx';
import { NextPrevious } from '../position/NextPrevious.tsx';
import { ProposalsSection } from '../proposal/ProposalsSection.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { CustomerLinkSection } from './CustomerLinkSection.tsx';
import { DeleteSubmissionButton } from './DeleteSubmissionButton.tsx';
import { EarlierSection } from './EarlierSection.tsx';
import { ReviewRequestSection } from './ReviewRequestSection.tsx';
import { mayAskForReview } from './review-request.ts';
import { SentSection } from './SentSection.tsx';
import { WorkSection } from './WorkSection.tsx';

function SubmissionPage() {
  const submission = useRecordContext<SubmissionRecord>();
  if (!submission) return null;
  return (
    <>
      <PageTitle title={`${isolate(submission.name)} · ${inquiryReference(submission.id)}`} />
      <Box sx={{ display: 'flex', alignItems: 'center', maxWidth: 1200 }}>
        <BackLink resource="submissions">{t('Submissions')}</BackLink>
        <NextPrevious id={submission.id} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gridTemplateAreas: { md: '"sent side" "conversation side"' },
          // The last row absorbs the height of the other column.
          gridTemplateRows: { md: 'auto 1fr' },
          maxWidth: 1200,
        }}
      >
        <SentSection submission={submission} sx={{ gridArea: { md: 'sent' } }} />
        <ConversationSection submission={submission} sx={{ gridArea: { md: 'conversation' } }} />
        <Box
          sx={{
            gridArea: { md: 'side' },
            display: 'grid',
            gap: 2,
            minWidth: 0,
          }}
        >
          <WorkSection submission={submission} />
          <FollowUpSection submission={submission} />
          <ProposalsSection submission={submission} />
          {mayAskForReview(submission) && <ReviewRequestSection submission={submission} />}
          <CustomerLinkSection submissionId={submission.id} />
          <EarlierSection submission={submission} />
        </Box>
      </Box>
      <DeleteSubmissionButton />
    </>
  );
}

export default function SubmissionEdit() {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={readOptions}
      loading={<RecordLoading title={t('Submission')} />}
      error={
        <RecordLoadFailed
          title={t('Submission')}
          resource="submissions"
          backTo={t('Submissions')}
        />
      }
    >
      <SubmissionPage />
    </EditBase>
  );
}
