import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Box, Link, type SxProps, type Theme, Typography } from '@mui/material';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { SelectionFacts } from './SelectionFacts.tsx';

const day = (value: string | null) => (value ? formatCalendarDay(value, 'en-GB') : null);

function replyAddress({ id, email, service }: SubmissionRecord): string {
  const subject = `Your inquiry ${inquiryReference(id)}: ${serviceLabel(service)}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

type SentSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

export function SentSection({ submission, sx }: SentSectionProps) {
  return (
    <Section title="What the visitor sent" sx={sx}>
      <Typography
        component="blockquote"
        dir="auto"
        sx={{
          m: 0,
          mb: 2.5,
          py: 0.5,
          paddingInlineStart: 2,
          borderInlineStart: '3px solid',
          borderInlineStartColor: (theme) => theme.palette.secondary.main,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '70ch',
        }}
      >
        {submission.message}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        }}
      >
        <LabeledValue label="Name">{submission.name}</LabeledValue>
        <LabeledValue label="Email">
          <Link href={replyAddress(submission)}>{submission.email}</Link>
        </LabeledValue>
        <LabeledValue label="Service">{serviceLabel(submission.service)}</LabeledValue>
        <LabeledValue label="Received">
          <Moment at={submission.created_at} isLong />
        </LabeledValue>
        <LabeledValue label="Group size">
          {submission.groupSize && groupSizeLabel(submission.groupSize)}
        </LabeledValue>
        <LabeledValue label="Children between 5 and 12">
          {submission.childrenUnder12 || null}
        </LabeledValue>
        <LabeledValue label="Children under 5">{submission.childrenUnder5 || null}</LabeledValue>
        <LabeledValue label="Departure">{day(submission.departureDate)}</LabeledValue>
        <LabeledValue label="Return">{day(submission.returnDate)}</LabeledValue>
        <LabeledValue label="Transportation needed">
          {submission.needsTransportation ? 'Yes' : 'No'}
        </LabeledValue>
        <SelectionFacts submissionId={submission.id} />
        <LabeledValue label="Reference">{inquiryReference(submission.id)}</LabeledValue>
      </Box>
    </Section>
  );
}
