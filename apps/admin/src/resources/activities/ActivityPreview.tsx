import { Box, Card, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { ActivityIcon } from '#ui/inputs/ActivityIcon.tsx';
import { asText } from '#ui/inputs/form-text.ts';
import { Picture } from '#ui/Picture.tsx';

export function ActivityPreview() {
  const [title, description, image, icon]: unknown[] = useWatch({
    name: ['title', 'description', 'image', 'icon'],
  });
  const src = imageUrl(asText(image));
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
        <Picture src={src} width="100%" />
        <Box sx={{ p: 2.5 }}>
          <Box sx={{ color: 'success.main', mb: 1 }}>
            <ActivityIcon name={asText(icon)} size={26} />
          </Box>
          <Typography
            component="p"
            sx={{ fontWeight: 500, fontSize: '1.125rem', overflowWrap: 'anywhere' }}
          >
            {asText(title) || t('Title')}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {asText(description) || t('The description appears here.')}
          </Typography>
          <Typography component="p" color="primary" sx={{ mt: 2, fontWeight: 500 }}>
            {t('Learn More')}
          </Typography>
        </Box>
      </Card>
    </Box>
  );
}
