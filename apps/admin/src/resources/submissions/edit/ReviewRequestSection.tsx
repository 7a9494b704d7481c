import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import {
  Alert,
  FormControlLabel,
  Switch,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import { useGetList } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { lastDayOf, type ReviewRequest, reviewRequestSentence } from './review-request.ts';
import { useSaveSubmission } from './use-save-submission.ts';

type ReviewRequestSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

/** Whether and when the customer is asked for a review, and what became of it. */
export function ReviewRequestSection({ submission, sx }: ReviewRequestSectionProps) {
  const { save, isSaving, problem } = useSaveSubmission(submission);
  const { data, error, isPending, refetch } = useGetList<ReviewRequest>('review_requests', {
    filter: { submission_id: submission.id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'ASC' },
  });
  const request = data?.[0];
  const isAsked = Boolean(request?.queued_at);
  const lastDay = lastDayOf(submission) ?? '';
  const saveLastDay = (value: string) => {
    if (value !== lastDay) save({ trip_ended_on: value || null });
  };
  return (
    <Section title={t('Review request')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && (
        <Typography variant="body2" role="status">
          {reviewRequestSentence(submission, request, calendarDayOf(new Date(), 'Africa/Algiers'))}
        </Typography>
      )}
      {!isAsked && submission.channel === 'form' && (
        <>
          <DateField
            key={lastDay}
            type="date"
            label={t('Last day of the trip')}
            defaultValue={lastDay}
            onBlur={(event) => saveLastDay(event.target.value)}
            fullWidth
            sx={{ mt: 2 }}
            htmlInput={{ readOnly: isSaving }}
          />
          <FormControlLabel
            sx={{ mt: 1 }}
            control={
              <Switch
                checked={submission.holds_review_request}
                onChange={(event) => save({ holds_review_request: event.target.checked })}
                disabled={isSaving}
              />
            }
            label={t('Don’t ask for a review')}
          />
        </>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Section>
  );
}
