import type { TravelFilters } from '@expat-buddy/domain/travel/types';
import { Box, Button, Chip, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { editPath } from '#ui/record-paths.ts';
import { useMatches } from './use-matches.ts';

const FIRST = 12;

function sentence(shown: number, hidden: number): string {
  const page = t(
    '{count, plural, =0 {No travel is on the page.} one {# travel is on the page.} other {# travels are on the page.}}',
    { count: shown },
  );
  if (hidden === 0) return page;
  const drafts = t(
    '{count, plural, one {# more fits and is not published.} other {# more fit and are not published.}}',
    { count: hidden },
  );
  return `${page} ${drafts}`;
}

export function FilterMatches({ filters }: { filters: TravelFilters }) {
  const { data, error, isPending, isStale, refetch } = useMatches(filters);
  const [areAllShown, setAllShown] = useState(false);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending)
    return <Skeleton variant="rounded" height={96} role="status" aria-label={t('Loading')} />;
  const hidden = data.filter(({ isShown }) => !isShown).length;
  const listed = areAllShown ? data : data.slice(0, FIRST);
  return (
    <Box
      component="section"
      aria-label={t('The travels right now')}
      aria-busy={isStale}
      sx={{ mt: 1, pt: 2, borderTop: 1, borderColor: 'divider', opacity: isStale ? 0.6 : 1 }}
    >
      <Typography role="status" sx={{ fontWeight: 500, mb: 1 }}>
        {sentence(data.length - hidden, hidden)}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        {listed.map(({ id, title, price, isShown }) => (
          <Box component="li" key={id} sx={{ py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={editPath('travels', id)}>
              {title}
            </MuiLink>{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {price}
            </Typography>{' '}
            {!isShown && (
              <Chip size="small" variant="outlined" color="warning" label={t('Not published')} />
            )}
          </Box>
        ))}
      </Box>
      {data.length > listed.length && (
        <Button size="small" onClick={() => setAllShown(true)}>
          {t('Show all {count}', { count: data.length })}
        </Button>
      )}
    </Box>
  );
}
