const PAINTED = [200, 30, 30, 255] as const;
/** Some browsers change every pixel a little, which nobody sees in a photo. */
const TOLERANCE = 8;

/**
 * Whether what is read from a canvas is not what was drawn on it: browsers that resist fingerprinting return noise
 * until the visitor allows the site to read. Asked each time, because the visitor can. An element, because Firefox
 * offers that choice for no other canvas.
 */
export function canvasReturnsNoise(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${PAINTED.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return PAINTED.some((value, at) => Math.abs(value - (data[at] ?? 0)) > TOLERANCE);
}
