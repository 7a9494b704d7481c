import { dayText } from '@expat-buddy/domain/format/day';
import { inquiryDetails } from '@expat-buddy/domain/inquiry/details';
import { channelLabel } from '@expat-buddy/domain/inquiry/entry/channels';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Box, Link, type SxProps, type Theme, Typography } from '@mui/material';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TextWithPhones } from '#ui/TextWithPhones.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { SelectionFacts, SelectionPlan } from './SelectionFacts.tsx';
import { SentFiles } from './SentFiles.tsx';

/** Null for what was left open, and for no children. */
function textOf(value: string | number | boolean | null): string | null {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return value ? dayText(translated(String(value)), locale.language) : null;
}

type SentSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

export function SentSection({ submission, sx }: SentSectionProps) {
  return (
    <Section title={t('What the visitor sent')} sx={sx}>
      <Typography
        component="blockquote"
        dir="auto"
        lang={submission.language}
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
        <TextWithPhones>{submission.message}</TextWithPhones>
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          },
        }}
      >
        <LabeledValue label={t('Name')}>{submission.name}</LabeledValue>
        <LabeledValue label={t('Email')}>{submission.email}</LabeledValue>
        <LabeledValue label={t('Phone')}>
          {submission.phone && (
            <Link href={`tel:${submission.phone.replace(/[^+\d]/g, '')}`}>{submission.phone}</Link>
          )}
        </LabeledValue>
        <LabeledValue label={t('Service')}>
          {translated(serviceLabel(submission.service))}
        </LabeledValue>
        <LabeledValue label={t('Received')}>
          <Moment at={submission.created_at} isLong />
        </LabeledValue>
        {inquiryDetails.map(({ label, value }) => (
          <LabeledValue key={label} label={translated(label)}>
            {textOf(value(submission))}
          </LabeledValue>
        ))}
        <SelectionFacts submission={submission} />
        {submission.channel !== 'form' && (
          <>
            <LabeledValue label={t('Reached us by')}>
              {translated(channelLabel(submission.channel))}
            </LabeledValue>
            <LabeledValue label={t('Consent')}>{submission.consent_note}</LabeledValue>
          </>
        )}
        <LabeledValue label={t('Reference')}>{inquiryReference(submission.id)}</LabeledValue>
      </Box>
      <SelectionPlan submissionId={submission.id} />
      <SentFiles submissionId={submission.id} />
    </Section>
  );
}
