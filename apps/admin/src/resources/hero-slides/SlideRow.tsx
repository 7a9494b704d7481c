import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import { formatPeriod, periodState, type Slide } from './slide-period.ts';

const marks = { waits: t('Not yet'), over: t('Over') } as const;

/** A published slide outside its period is not on the page. */
function PeriodMark({ slide }: { slide: Slide }) {
  const state = periodState(slide);
  if (slide.status !== 'published' || state === 'shows') return null;
  return <Chip size="small" variant="outlined" color="warning" label={marks[state]} />;
}

export function SlideRow({ slide }: { slide: Slide }) {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1.5 }, alignItems: 'center', py: 1.5 }}>
      <SelectRow id={slide.id} name={slide.title} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Picture src={imageUrl(slide.image)} width={96} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={editPath('hero-slides', slide.id)}
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {slide.title}
        </MuiLink>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {slide.button_link ? `${slide.button_text} → ${slide.button_link}` : t('No button')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
          <PublicationState table="hero_slides" record={slide} />
          <PeriodMark slide={slide} />
          <TranslationMark table="hero_slides" id={slide.id} />
          <Typography variant="caption" color="text.secondary">
            {formatPeriod(slide)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
