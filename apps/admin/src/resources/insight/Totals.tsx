import { formatValues } from '@expat-buddy/domain/insight/format-values';
import type { Insight, InsightTotals } from '@expat-buddy/domain/insight/types';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { filteredListPath } from '#ui/record-paths.ts';
import { formatChange, formatConversion, formatOfficeTime } from './insight-format.ts';
import { submissionsPath } from './insight-paths.ts';

type Total = { label: string; value: string | number; note: string; to?: string | undefined };

const waitingPath = filteredListPath('submissions', {
  view: 'all',
  awaits: 'office',
  'status@in': ['new', 'in_progress', 'waiting'],
});

function totalsOf(insight: Insight): Total[] {
  const { current, previous, waiting_now } = insight;
  const count = (label: string, key: 'inquiries' | 'won' | 'lost', filter = {}): Total => ({
    label,
    value: current[key],
    note: formatChange(current[key], previous[key]),
    to: current[key] > 0 ? submissionsPath(insight, filter) : undefined,
  });
  const before = (text: string) => t('before: {text}', { text });
  return [
    count(t('Inquiries'), 'inquiries'),
    count(t('Won (inquiries)'), 'won', { status: 'won' }),
    count(t('Lost (inquiries)'), 'lost', { status: 'lost' }),
    {
      label: t('Won of decided'),
      value: formatConversion(current),
      note: before(formatConversion(previous)),
    },
    {
      label: t('Value of the won'),
      value: formatValues(current.values),
      note: before(formatValues(previous.values)),
    },
    {
      label: t('First reply, median'),
      value: formatOfficeTime(current.median_reply_minutes),
      note: t('office time, {medianReplyMinutes}', {
        medianReplyMinutes: before(formatOfficeTime(previous.median_reply_minutes)),
      }),
    },
    {
      label: t('First reply, 90th percentile'),
      value: formatOfficeTime(current.slow_reply_minutes),
      note: repliedNote(current),
    },
    {
      label: t('Waiting for us now'),
      value: waiting_now,
      note: t('of any period'),
      to: waiting_now > 0 ? waitingPath : undefined,
    },
  ];
}

const repliedNote = ({ replied, inquiries }: InsightTotals) =>
  t('{replied} of {inquiries} were replied to', { replied, inquiries });

export function Totals({ insight }: { insight: Insight }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {totalsOf(insight).map(({ label, value, note, to }) => (
        <Card key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              component="p"
              sx={{ fontSize: { xs: '1.2rem', sm: '1.5rem' }, fontWeight: 600, my: 0.25 }}
            >
              {to ? (
                <MuiLink component={Link} to={to} color="inherit">
                  {value}
                </MuiLink>
              ) : (
                value
              )}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {note}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
