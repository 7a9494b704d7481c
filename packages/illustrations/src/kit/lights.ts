export type LightName = 'sea-morning' | 'white-noon' | 'red-evening' | 'blue-hour' | 'star-night';

export type Light = {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  /** The colour distance fades to. */
  readonly haze: string;
  /** Open ground from far to near. */
  readonly land: readonly [string, string, string, string];
  /** Sunlit, half-lit and shaded stone or wall. */
  readonly stone: readonly [string, string, string];
  readonly sand: readonly [string, string, string];
  readonly leaf: readonly [string, string, string];
  readonly sea: readonly [string, string, string];
  readonly roof: string;
  readonly lamp: string;
  /** The darkest tone of the picture: frames in the foreground. */
  readonly dark: string;
};

/** Algeria's five lights; a scene owns one of them. */
export const lights: Readonly<Record<LightName, Light>> = {
  'sea-morning': {
    sky: ['#6fb0c4', '#a9d2d3', '#f1e6cb', '#fbd2a4'],
    sun: '#fff4d8',
    haze: '#f2dfc2',
    land: ['#a9c3bf', '#6f9d97', '#3f7268', '#214a47'],
    stone: ['#fdf3df', '#e2cfae', '#a79f97'],
    sand: ['#f6dfb4', '#e0b983', '#b98a62'],
    leaf: ['#7fa163', '#3f7550', '#1d463c'],
    sea: ['#bfdcd0', '#3f9ba3', '#0b5f6b'],
    roof: '#c8623f',
    lamp: '#ffd892',
    dark: '#123035',
  },
  'white-noon': {
    sky: ['#4f9bbd', '#86bfd0', '#cfe3dd', '#f7ecd2'],
    sun: '#fffbea',
    haze: '#f3e9d2',
    land: ['#b7c0a9', '#a5a673', '#8c8a4c', '#5d6235'],
    stone: ['#fbecc9', '#dfb985', '#9a6f50'],
    sand: ['#f5deab', '#dcae70', '#a87248'],
    leaf: ['#9aa65a', '#5d7a42', '#2f4a30'],
    sea: ['#a9d6d3', '#4ea3b0', '#1c6f83'],
    roof: '#c4643e',
    lamp: '#ffe3a3',
    dark: '#3a3226',
  },
  'red-evening': {
    sky: ['#4a3a66', '#a14f68', '#e8794f', '#fbc06e'],
    sun: '#ffe9b0',
    haze: '#f4a768',
    land: ['#c9765c', '#a04a48', '#6f2f3c', '#3f1d2f'],
    stone: ['#ffc07a', '#cf6a42', '#7b3236'],
    sand: ['#f7a65a', '#cf6036', '#7c2c30'],
    leaf: ['#94683e', '#5c4038', '#2f2230'],
    sea: ['#f3b079', '#a75a68', '#4a3458'],
    roof: '#a8432b',
    lamp: '#ffd27a',
    dark: '#2a1426',
  },
  'blue-hour': {
    sky: ['#182a55', '#35558c', '#8c8fb4', '#f0b795'],
    sun: '#ffe2b8',
    haze: '#a3a5c2',
    land: ['#7786ab', '#4d6190', '#2c4170', '#172748'],
    stone: ['#b9c2dc', '#7488b5', '#3d5185'],
    sand: ['#b79c9f', '#7f7897', '#474a74'],
    leaf: ['#4f7084', '#2d4a66', '#152a45'],
    sea: ['#b7a8b8', '#557099', '#213b6a'],
    roof: '#7a5a70',
    lamp: '#ffc66e',
    dark: '#0d1835',
  },
  'star-night': {
    sky: ['#060c1f', '#0e2046', '#27466f', '#7d7f8c'],
    sun: '#f4efdc',
    haze: '#56698a',
    land: ['#3d5276', '#263c60', '#152744', '#0a1428'],
    stone: ['#8d9ab3', '#4f6186', '#223252'],
    sand: ['#8b93a8', '#475879', '#1a2844'],
    leaf: ['#2c4a5a', '#173043', '#0b1a2b'],
    sea: ['#6c7f9c', '#2d466e', '#101f3e'],
    roof: '#54425c',
    lamp: '#ffb765',
    dark: '#060c1c',
  },
};
