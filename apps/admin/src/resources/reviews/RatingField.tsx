import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import { Box } from '@mui/material';
import { Star } from 'lucide-react';
import { t } from '#i18n/t.ts';

const row = Array.from({ length: STAR_SCALE }, (_, index) => (
  <Star key={index} size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
));

/** Supports half stars: the filled row is clipped over the empty one. */
export function RatingField({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={t('{rating} of {starScale} stars', { rating, starScale: STAR_SCALE })}
      sx={{ position: 'relative', display: 'inline-flex', color: 'divider', lineHeight: 0 }}
    >
      <Box sx={{ display: 'flex' }}>{row}</Box>
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          display: 'flex',
          overflow: 'hidden',
          color: 'warning.main',
          width: `${(rating / STAR_SCALE) * 100}%`,
          '& > *': { flexShrink: 0 },
        }}
      >
        {row}
      </Box>
    </Box>
  );
}
