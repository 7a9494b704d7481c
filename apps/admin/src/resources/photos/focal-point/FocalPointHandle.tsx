import type { FocalPoint } from '@expat-buddy/domain/photo/focal-point';
import { Box } from '@mui/material';
import type { PointerEvent } from 'react';
import { t } from '#i18n/t.ts';
import { movedByKey } from './focal-point.ts';

type FocalPointHandleProps = {
  point: FocalPoint;
  onChoose: (point: FocalPoint) => void;
  onDrag: (event: PointerEvent) => void;
};

/** Dragged, or moved with the arrow keys: by 1 %, with Shift by 10 %. */
export function FocalPointHandle({ point, onChoose, onDrag }: FocalPointHandleProps) {
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={t('Focal point')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.focal_x}
      aria-valuetext={t('{left} % from the left, {top} % from the top', {
        left: point.focal_x,
        top: point.focal_y,
      })}
      onKeyDown={(event) => {
        const moved = movedByKey(point, event.key, event.shiftKey);
        if (!moved) return;
        event.preventDefault();
        onChoose(moved);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
      sx={{
        position: 'absolute',
        left: `${point.focal_x}%`,
        top: `${point.focal_y}%`,
        width: 44,
        height: 44,
        m: '-22px',
        cursor: 'grab',
        touchAction: 'none',
        borderRadius: '50%',
        '&:active': { cursor: 'grabbing' },
        // White between two dark rings, to be seen on any photo.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 8,
          border: '3px solid #fff',
          borderRadius: '50%',
          boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)',
        },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': { boxShadow: '0 0 0 2px #000, 0 0 0 6px #fff, 0 0 0 8px #000' },
      }}
    />
  );
}
