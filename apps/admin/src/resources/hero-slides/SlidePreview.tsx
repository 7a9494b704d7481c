import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { ImageOff, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { usePhotoPosition } from '#ui/use-photo-position.ts';

type Width = 'phone' | 'desktop';

const ARCH =
  'polygon(0 40%,3% 29%,10% 18%,20% 11%,33% 7%,44% 4%,50% 0,56% 4%,67% 7%,80% 11%,90% 18%,97% 29%,100% 40%,100% 100%,0 100%)';

/** Scales the page's pixels to the frame's width. */
const scale = (width: Width) => (pixels: number) =>
  `${(pixels / (width === 'phone' ? 390 : 1280)) * 100}cqw`;

function Arch({ src, alt }: { src: string | null; alt: string }) {
  const [failed, setFailed] = useState<string>();
  const position = usePhotoPosition(src);
  return (
    <Box sx={{ clipPath: ARCH, height: '100%', bgcolor: 'action.selected' }}>
      {src && failed !== src ? (
        <Box
          component="img"
          src={src}
          alt={alt}
          onError={() => setFailed(src)}
          sx={{
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: position,
            display: 'block',
          }}
        />
      ) : (
        <Box
          sx={{ height: '100%', display: 'grid', placeItems: 'center', color: 'text.secondary' }}
        >
          <ImageOff size={24} aria-hidden="true" />
        </Box>
      )}
    </Box>
  );
}

function SlideText({ width }: { width: Width }) {
  const [title, description, button] = useWatch({
    name: ['title', 'description', 'button_text'],
  }).map(asText);
  const px = scale(width);
  const isPhone = width === 'phone';
  return (
    <Box sx={{ bgcolor: 'background.default', overflowWrap: 'anywhere', pt: px(20), pr: px(20) }}>
      <Box sx={{ fontSize: px(isPhone ? 24 : 33), fontWeight: 500, lineHeight: 1.2 }}>
        {title || t('Title')}
      </Box>
      <Box sx={{ fontSize: px(16), mt: px(12), color: 'text.secondary', lineHeight: 1.6 }}>
        {description}
      </Box>
      {button && (
        <Box sx={{ fontSize: px(16), mt: px(16), color: 'primary.main', fontWeight: 500 }}>
          {button} →
        </Box>
      )}
    </Box>
  );
}

export function SlidePreview() {
  const [width, setWidth] = useState<Width>(useIsPhone() ? 'phone' : 'desktop');
  const [image, alt] = useWatch({ name: ['image', 'image_alt'] }).map(asText);
  const px = scale(width);
  const isPhone = width === 'phone';
  const arch = <Arch src={imageUrl(image)} alt={alt ?? ''} />;
  return (
    <Box component="section" aria-label={t('Preview of the slide')}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {t('On the home page')}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={width}
          onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
          aria-label={t('Width of the preview')}
        >
          <ToggleButton value="desktop" sx={{ gap: 0.75 }}>
            <Monitor size={18} aria-hidden="true" /> {t('Desktop')}
          </ToggleButton>
          <ToggleButton value="phone" sx={{ gap: 0.75 }}>
            <Smartphone size={18} aria-hidden="true" /> {t('Phone (screen)')}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          containerType: 'inline-size',
          width: isPhone ? 'min(100%, 280px)' : '100%',
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
        }}
      >
        {isPhone ? (
          <Box sx={{ p: px(16) }}>
            <Box sx={{ height: px(380) }}>{arch}</Box>
            <Box sx={{ position: 'relative', mt: px(-64), mr: px(24) }}>
              <SlideText width={width} />
            </Box>
          </Box>
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: '7fr 5fr',
              alignItems: 'end',
              height: px(600),
              p: px(40),
              pb: px(48),
            }}
          >
            <Box sx={{ position: 'relative', zIndex: 1, mr: px(-96) }}>
              <SlideText width={width} />
            </Box>
            <Box sx={{ height: px(510) }}>{arch}</Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
