/** What the worker uses of libheif's build in JavaScript, which needs no WebAssembly from a content security policy. */
declare module 'libheif-js/libheif/libheif.js' {
  type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (picture: Picture, done: (shown: Picture | null) => void) => void;
    free: () => void;
  };
  type Decoder = { decode: (file: ArrayBuffer) => HeifImage[] };
  const createLibheif: () => { HeifDecoder: new () => Decoder };
  export default createLibheif;
}
