import { dayText } from '@expat-buddy/domain/format/day';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { CheckedTodayButton } from '#features/sources/CheckedTodayButton.tsx';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { DueStatement, DueStatements } from './dashboard.ts';
import { dueListOf, dueListPath } from './due-lists.ts';

function DueRow({ statement }: { statement: DueStatement }) {
  const { source, id, title, source_name, source_url, checked_on } = statement;
  const { resource, label } = dueListOf(source);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={editPath(resource, id)} sx={{ fontWeight: 500 }}>
          {title}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {t('{label} · last read on {day}', {
            label,
            day: dayText(checked_on, locale.language),
          })}{' '}
          ·{' '}
          <MuiLink href={source_url} target="_blank" rel="noopener" color="inherit">
            {source_name}
          </MuiLink>
        </Typography>
      </Box>
      <CheckedTodayButton table={source} resource={resource} id={id} title={title} />
    </Box>
  );
}

/** Statements to compare with their source again. Renders nothing without any. */
export function DueSection({ due }: { due: DueStatements }) {
  const counts = Object.entries(due.counts);
  if (counts.length === 0) return null;
  return (
    <Section title={t('Due for review')}>
      <Typography color="text.secondary">
        {t(
          'Nobody has read these sources for 90 days, and visitors see that. Compare each text with its source.',
        )}
      </Typography>
      <Box component="ul" aria-label={t('Due for review')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {due.oldest.map((statement) => (
          <DueRow key={`${statement.source} ${statement.id}`} statement={statement} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {counts.map(([table, count]) => {
          const { resource, label } = dueListOf(table);
          return (
            <Button key={table} component={Link} to={dueListPath(resource)} size="small">
              {t('{label}: all {count}', { label, count })}
            </Button>
          );
        })}
      </Box>
    </Section>
  );
}
