import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import type { Theme } from '@mui/material';

export type Look = { colour: string; isStriped: boolean };

/**
 * A service always has the same colour and pattern. Four theme colours with at least 3:1 contrast
 * come plain, then striped, so that neighbours differ by more than colour.
 */
export function lookOf(service: string, { palette }: Theme): Look {
  const colours = [
    palette.primary.main,
    palette.secondary.main,
    palette.success.main,
    palette.warning.main,
  ];
  const place = (serviceTypes as readonly string[]).indexOf(service);
  if (place < 0) return { colour: palette.text.secondary, isStriped: true };
  return {
    colour: colours[place % colours.length] ?? palette.text.primary,
    isStriped: place >= colours.length,
  };
}
