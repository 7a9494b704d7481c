import {
  CARD_ACTIVITIES,
  CARD_HIGHLIGHTS,
  cutDescription,
} from '@expat-buddy/domain/travel/card-text';
import { Box, Card, Typography } from '@mui/material';
import { ArrowRight, Sparkle } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { Picture } from '#ui/Picture.tsx';

const plainList = { listStyle: 'none', m: 0, mt: 1.5, p: 0 } as const;

function CardHighlights({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
      {lines.map((line, at) => (
        <Typography component="li" variant="body2" key={at} sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ color: 'warning.main', pt: 0.25, flexShrink: 0 }}>
            <Sparkle size={13} aria-hidden="true" />
          </Box>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

function CardActivities({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {lines.map((line, at) => (
        <Typography
          component="li"
          variant="caption"
          key={at}
          sx={{ px: 1, py: 0.25, borderRadius: 1, bgcolor: 'action.selected' }}
        >
          {line}
        </Typography>
      ))}
    </Box>
  );
}

export function TravelPreview() {
  const names = ['title', 'location', 'description', 'imageUrl', 'duration', 'price'];
  const [title, location, description, picture, duration, price] = useWatch({ name: names }).map(
    asText,
  );
  const [highlights, activities] = useWatch({ name: ['highlights', 'activities'] }).map(asLines);
  return (
    <Box
      component="section"
      aria-label={t('Preview of the card')}
      sx={{ position: { md: 'sticky' }, top: { md: 72 } }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('The card on the site')}
      </Typography>
      <Card sx={{ maxWidth: 360 }}>
        <Picture src={imageUrl(picture)} width="100%" />
        <Box sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" color="text.secondary">
            {location || t('Location')}
          </Typography>
          <Typography component="p" sx={{ mt: 0.5, fontWeight: 500, fontSize: '1.25rem' }}>
            {title || t('Title')}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {cutDescription(description ?? '') || t('The description appears here.')}
          </Typography>
          <CardHighlights lines={(highlights ?? []).slice(0, CARD_HIGHLIGHTS)} />
          <CardActivities lines={(activities ?? []).slice(0, CARD_ACTIVITIES)} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              mt: 2,
              pt: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              component="p"
              color="primary"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 500 }}
            >
              {t('Explore {title}', { title: title || '…' })}
              <ArrowRight size={16} aria-hidden="true" />
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[duration, price].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      </Card>
    </Box>
  );
}
