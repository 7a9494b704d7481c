import type { RaThemeOptions } from 'react-admin';
import { t } from '#i18n/t.ts';
import type { Palette } from './palette.ts';

/** Flat and dense, with lines instead of shadows. */
export function components(colour: Palette): RaThemeOptions['components'] {
  const outline = {
    border: `1px solid ${colour.line}`,
    boxShadow: 'none',
    backgroundImage: 'none',
  };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Keeps focused fields clear of the app bar and the save bar.
        html: { scrollPaddingBlock: '72px 96px' },
        ':focus-visible': { outline: `3px solid ${colour.sea}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Exactly zero: any duration makes every element transition every property.
            transitionDuration: '0s !important',
          },
        },
        'td, dd, time': { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: outline } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
        },
        sizeSmall: { minHeight: 36 },
      },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    // iOS zooms into a focused field with smaller text.
    MuiInputBase: {
      styleOverrides: {
        root: { '@media (width < 900px), (pointer: coarse)': { fontSize: '1rem' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colour.surface },
        notchedOutline: { borderColor: colour.field },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: colour.muted } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.line },
        head: { fontWeight: 500, color: colour.muted, backgroundColor: colour.surface },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour.sand } },
      },
    },
    MuiTab: {
      styleOverrides: { root: { textTransform: 'none', minHeight: 48, fontSize: '0.9375rem' } },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: `${colour.sand}B3` } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 500 } } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: t('Clear'),
        closeText: t('Close'),
        loadingText: t('Loading…'),
        noOptionsText: t('No options'),
        openText: t('Open'),
      },
    },
    MuiAlert: { styleOverrides: { root: { borderRadius: 4 }, message: { minWidth: 0 } } },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .MuiPaper-root': {
            backgroundColor: colour.side,
            borderInlineEnd: `1px solid ${colour.line}`,
          },
          '& .RaSidebar-fixed': {
            borderInlineEnd: `1px solid ${colour.line}`,
            backgroundColor: colour.side,
          },
        },
      },
    },
  };
}
