import type { ColourScheme } from './use-colour-scheme.ts';

/** See docs/design.md. */
export type Palette = {
  paper: string;
  surface: string;
  sand: string;
  ink: string;
  muted: string;
  sea: string;
  seaStrong: string;
  onSea: string;
  terracotta: string;
  green: string;
  ochre: string;
  line: string;
  field: string;
  danger: string;
  side: string;
};

export const palettes: Readonly<Record<ColourScheme, Palette>> = {
  light: {
    paper: '#FBF7F0',
    surface: '#FFFFFF',
    sand: '#EFE4D0',
    ink: '#1C2730',
    muted: '#56616A',
    sea: '#0B6570',
    seaStrong: '#084C55',
    onSea: '#FFFFFF',
    terracotta: '#A8432B',
    green: '#2B6E4A',
    ochre: '#C98A1B',
    line: '#E4D9C5',
    field: '#8B8170',
    danger: '#A3262A',
    side: '#F5EEE2',
  },
  dark: {
    paper: '#0E1622',
    surface: '#172331',
    sand: '#1F2E3F',
    ink: '#F1EADD',
    muted: '#A9B4BD',
    sea: '#6CC7CC',
    seaStrong: '#9ADDE0',
    onSea: '#0E1622',
    terracotta: '#F0906B',
    green: '#86CBA2',
    ochre: '#F0BE62',
    line: '#2C3D50',
    field: '#6F8294',
    danger: '#FF9A8F',
    side: '#121C2A',
  },
};
