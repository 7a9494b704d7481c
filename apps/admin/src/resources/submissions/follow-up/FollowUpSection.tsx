import type { SxProps, Theme } from '@mui/material';
import { Alert } from '@mui/material';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { useSaveSubmission } from '../edit/use-save-submission.ts';
import { isOpen, type SubmissionRecord } from '../submission.ts';
import { FollowUpFields } from './FollowUpFields.tsx';

type FollowUpSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

/** Renders nothing once it is closed. */
export function FollowUpSection({ submission, sx }: FollowUpSectionProps) {
  const { save, isSaving, problem } = useSaveSubmission(submission);
  if (!isOpen(submission)) return null;
  return (
    <Section title={t('Follow-up')} sx={sx}>
      <FollowUpFields submission={submission} isSaving={isSaving} onChange={save} />
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Section>
  );
}
