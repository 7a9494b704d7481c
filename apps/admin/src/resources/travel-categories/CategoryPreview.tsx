import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import { Box, Card, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { Picture } from '#ui/Picture.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

const fields = [
  'route',
  'name',
  'description',
  'backgroundImage',
  'icon',
  'menuTitle',
  'cardListTitle',
  'ctaTitle',
  'ctaDescription',
  'ctaButtonText',
];

export function CategoryPreview() {
  const values = useWatch({ name: fields }).map(asText);
  const [route = '', name, description, picture = '', icon = '', menuTitle] = values;
  const [cardListTitle, ctaTitle, ctaDescription, ctaButtonText] = values.slice(6);
  const src = imageUrl(categoryImage({ route, backgroundImage: picture }));
  return (
    <Box
      component="section"
      aria-label={t('Preview of the category')}
      sx={{ position: { md: 'sticky' }, top: { md: 72 } }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('Preview')}
      </Typography>
      <Card sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
        <Picture src={src} width="100%" />
        <Box
          sx={{
            display: 'flex',
            gap: 1.25,
            alignItems: 'center',
            px: 2,
            py: 1.5,
            borderTop: 2,
            borderColor: 'warning.main',
          }}
        >
          <Box component="span" sx={{ color: 'secondary.main', display: 'flex' }}>
            <CategoryIcon name={icon} />
          </Box>
          <Typography sx={{ fontWeight: 500 }}>{menuTitle || name || t('Title')}</Typography>
        </Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 500, fontSize: '1.25rem' }}>{name || t('Name')}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {description || t('The description appears here.')}
          </Typography>
          {cardListTitle && (
            <Typography sx={{ mt: 2, fontWeight: 500 }}>{cardListTitle}</Typography>
          )}
        </Box>
        <Box sx={{ p: 2, bgcolor: 'action.selected' }}>
          <Typography sx={{ fontWeight: 500 }}>{ctaTitle || t('Call-to-action title')}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {ctaDescription}
          </Typography>
          {ctaButtonText && (
            <Typography component="p" color="primary" sx={{ mt: 1, fontWeight: 500 }}>
              {ctaButtonText}
            </Typography>
          )}
        </Box>
      </Card>
    </Box>
  );
}
