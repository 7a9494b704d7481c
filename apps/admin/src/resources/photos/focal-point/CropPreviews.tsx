import { Box } from '@mui/material';
import { t } from '#i18n/t.ts';

/** The shapes in which the site shows photos. */
const crops = [
  { name: t('Hero'), ratio: 5 / 2 },
  { name: t('Card'), ratio: 3 / 2 },
  { name: t('Square'), ratio: 1 },
  { name: t('Arch'), ratio: 4 / 5 },
];

/** In pixels; all of them fit next to each other. */
const heights = { xs: 55, sm: 84 };

export function CropPreviews({ src, position }: { src: string; position: string }) {
  return (
    <Box
      component="ul"
      aria-label={t('How the site crops it')}
      sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {crops.map(({ name, ratio }) => (
        <Box
          component="li"
          key={name}
          sx={{
            width: { xs: heights.xs * ratio, sm: heights.sm * ratio },
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <Box
            component="img"
            src={src}
            alt=""
            sx={{
              display: 'block',
              width: '100%',
              height: heights,
              objectFit: 'cover',
              objectPosition: position,
              borderRadius: ratio < 1 ? '999px 999px 4px 4px' : 1,
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
