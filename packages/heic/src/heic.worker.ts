import createLibheif from 'libheif-js/libheif/libheif.js';
import type { Answer, Question } from './messages.ts';

/** 48 megapixels are what phones take; four bytes for each have to fit into memory. */
const MOST_PIXELS = 64_000_000;

const libheif = createLibheif();

/** In the colour profile that phones embed: iPhones write the wider one. */
const PROFILE = 'Display P3';
const nameInProfile = PROFILE.replace(/./g, '\0$&');

function colorSpaceOf(file: ArrayBuffer): PredefinedColorSpace {
  const head = new TextDecoder('latin1').decode(file.slice(0, 100_000));
  return head.includes(nameInProfile) ? 'display-p3' : 'srgb';
}

async function decode(file: ArrayBuffer): Promise<ImageBitmap> {
  const images = new libheif.HeifDecoder().decode(file);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) throw new Error('There is no picture in the file.');
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > MOST_PIXELS) throw new Error('The picture is too large.');
    const picture = new ImageData(width, height, { colorSpace: colorSpaceOf(file) });
    await new Promise<void>((resolve, reject) => {
      const answer = (shown: object | null) =>
        shown ? resolve() : reject(new Error('The picture is damaged.'));
      // Applies the rotation.
      image.display(picture as ImageData & { data: Uint8ClampedArray<ArrayBuffer> }, answer);
    });
    return await createImageBitmap(picture);
  } finally {
    for (const image of images) image.free();
  }
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage: (answer: Answer, transfer?: Transferable[]) => void;
};

scope.onmessage = async ({ data: { id, file } }) => {
  try {
    const bitmap = await decode(file);
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
};
