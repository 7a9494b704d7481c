import { Box } from '@mui/material';

/** The shapes in which the site shows photos. */
const crops = [
  { name: 'Hero', ratio: 5 / 2 },
  { name: 'Card', ratio: 3 / 2 },
  { name: 'Square', ratio: 1 },
  { name: 'Arch', ratio: 4 / 5 },
];

/** In pixels; all of them fit next to each other. */
const heights = { xs: 55, sm: 84 };

export function CropPreviews({ src, position }: { src: string; position: string }) {
  return (
    <Box
      component="ul"
      aria-label="How the site crops it"
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
