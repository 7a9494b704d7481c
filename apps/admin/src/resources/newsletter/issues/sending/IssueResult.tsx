import { Box, LinearProgress, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { IssueRecord } from '../issue-form.ts';
import { type Figures, progressOf } from './progress.ts';

type IssueResultProps = { issue: IssueRecord; figures: Figures | undefined };

const figure = new Intl.NumberFormat(locale.dateTag);
const REFRESH_MS = 5000;

/** The issue is read again until the server has ended it. */
function useRefreshWhile(isSending: boolean) {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isSending, refresh]);
}

export function IssueResult({ issue, figures = new Map() }: IssueResultProps) {
  const isSending = issue.status === 'sending';
  useRefreshWhile(isSending);
  const { done, share, results } = progressOf(figures, issue.recipient_count);
  return (
    <Section title={isSending ? t('Sending') : t('Sent')}>
      <Typography sx={{ mb: 1 }} role="status">
        {isSending
          ? t('{done} of {recipientCount} done.', {
              done: figure.format(done),
              recipientCount: figure.format(issue.recipient_count),
            })
          : t('To {count, plural, one {# subscriber} other {# subscribers}}.', {
              count: issue.recipient_count,
            })}
      </Typography>
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t('Progress')}
          sx={{ mb: 2 }}
        />
      )}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {results.map(({ label, count }) => (
          <LabeledValue key={label} label={label}>
            {figure.format(count)}
          </LabeledValue>
        ))}
        {issue.begun_at && (
          <LabeledValue label={t('Begun')}>
            <Moment at={issue.begun_at} />
          </LabeledValue>
        )}
        {issue.finished_at && (
          <LabeledValue label={t('Finished')}>
            <Moment at={issue.finished_at} />
          </LabeledValue>
        )}
      </Box>
    </Section>
  );
}
