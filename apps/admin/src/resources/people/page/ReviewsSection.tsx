import type { Person } from '@expat-buddy/domain/person/types';
import { Box, Chip, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';

/** Reviews that were written through a request to one of the addresses. */
export function ReviewsSection({ person: { reviews } }: { person: Person }) {
  if (reviews.length === 0) return null;
  return (
    <Section title={t('Reviews')}>
      <Box component="ul" aria-label={t('Reviews')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reviews.map(({ id, rating, status, comment, created_at }) => (
          <Box component="li" key={id} sx={{ py: 1 }}>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {comment}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
              <Typography variant="body2">{t('{rating} of 5', { rating })}</Typography>
              <Chip size="small" variant="outlined" label={status} />
              <Typography variant="caption" color="text.secondary">
                <Moment at={created_at} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
