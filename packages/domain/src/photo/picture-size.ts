export type PictureSize = {
  width: number;
  height: number;
  /** Of a colour: 8 for photos, 16 takes twice the memory. */
  bits: number;
};

const START_OF_SCAN = 0xda;
/** Start of frame: all markers of the range but three. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return undefined;
    if (isFrame(marker)) {
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        bits: view.getUint8(at + 4),
      };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The size that the header of a JPEG or PNG announces, without decoding it; undefined if it has none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(bytes);
  if (bytes[0] !== 0x89 || bytes.length < 25) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20), bits: view.getUint8(24) };
}

/** In bytes, with four channels. */
export const decodedBytes = ({ width, height, bits }: PictureSize): number =>
  width * height * 4 * Math.ceil(bits / 8);
