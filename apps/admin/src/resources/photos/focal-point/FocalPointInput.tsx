import { type FocalPoint, objectPosition } from '@expat-buddy/domain/photo/focal-point';
import { Box, Button, Typography } from '@mui/material';
import { type MouseEvent, useRef } from 'react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { addressOfFile, type Photo } from '../photo.ts';
import { CropPreviews } from './CropPreviews.tsx';
import { FocalPointHandle } from './FocalPointHandle.tsx';
import { asPercent, CENTRE_POINT, placeIn } from './focal-point.ts';

export function FocalPointInput({ photo }: { photo: Photo }) {
  const x = useInput<number>({ source: 'focal_x', defaultValue: 50 }).field;
  const y = useInput<number>({ source: 'focal_y', defaultValue: 50 }).field;
  const picture = useRef<HTMLImageElement>(null);
  const point: FocalPoint = { focal_x: Number(x.value), focal_y: Number(y.value) };
  const isCentred = objectPosition(point) === objectPosition(CENTRE_POINT);

  const choose = ({ focal_x, focal_y }: FocalPoint) => {
    x.onChange(asPercent(focal_x));
    y.onChange(asPercent(focal_y));
  };
  const chooseAt = (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    if (picture.current) choose(placeIn(picture.current.getBoundingClientRect(), event));
  };

  return (
    <Box component="section" aria-label={t('Photo and focal point')}>
      <Box sx={{ bgcolor: 'action.hover', borderRadius: 1 }}>
        <Box sx={{ position: 'relative', width: 'fit-content', mx: 'auto' }}>
          <Box
            component="img"
            ref={picture}
            src={addressOfFile(photo.path)}
            alt={photo.alt || t('The photo, not described yet')}
            width={photo.width}
            height={photo.height}
            onClick={chooseAt}
            sx={{
              display: 'block',
              width: 'auto',
              height: 'auto',
              maxWidth: '100%',
              maxHeight: 320,
              cursor: 'crosshair',
            }}
          />
          <FocalPointHandle point={point} onChoose={choose} onDrag={chooseAt} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, minHeight: 36 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {t('Click what matters most: it stays visible where the site crops the photo.')}
        </Typography>
        {!isCentred && (
          <Button size="small" onClick={() => choose(CENTRE_POINT)}>
            {t('Back to the centre')}
          </Button>
        )}
      </Box>
      <CropPreviews src={addressOfFile(photo.path)} position={objectPosition(point)} />
    </Box>
  );
}
