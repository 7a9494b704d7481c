import type { FocalPoint } from '@expat-buddy/domain/photo/focal-point';

export const CENTRE_POINT: FocalPoint = { focal_x: 50, focal_y: 50 };

/** A whole percent from 0 to 100. */
export const asPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where in a picture a pointer is. */
export function placeIn(frame: Frame, at: { clientX: number; clientY: number }): FocalPoint {
  return {
    focal_x: asPercent(((at.clientX - frame.left) / frame.width) * 100),
    focal_y: asPercent(((at.clientY - frame.top) / frame.height) * 100),
  };
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a key, or undefined for a key that does not move it. */
export function movedByKey(point: FocalPoint, key: string, isLarge: boolean) {
  const step = steps[key];
  if (!step) return undefined;
  const size = isLarge ? 10 : 1;
  return {
    focal_x: asPercent(point.focal_x + step[0] * size),
    focal_y: asPercent(point.focal_y + step[1] * size),
  };
}
