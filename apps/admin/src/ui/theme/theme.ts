import type { RaThemeOptions } from 'react-admin';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { palettes } from './palette.ts';
import { components } from './theme-components.ts';
import type { ColourScheme } from './use-colour-scheme.ts';

const heading = { fontWeight: 500, lineHeight: 1.3, letterSpacing: '-0.005em' };

function build(scheme: ColourScheme): RaThemeOptions {
  const colour = palettes[scheme];
  const base = scheme === 'dark' ? defaultDarkTheme : defaultLightTheme;
  return {
    ...base,
    palette: {
      mode: scheme,
      action: { selected: colour.sand },
      background: { default: colour.paper, paper: colour.surface },
      text: { primary: colour.ink, secondary: colour.muted },
      primary: { main: colour.sea, dark: colour.seaStrong, contrastText: colour.onSea },
      secondary: { main: colour.terracotta, contrastText: colour.onSea },
      success: { main: colour.green, contrastText: colour.onSea },
      warning: { main: scheme === 'dark' ? colour.ochre : '#7A5410', contrastText: colour.onSea },
      error: { main: colour.danger, contrastText: scheme === 'dark' ? '#2A0B0A' : '#FFFFFF' },
      info: { main: colour.sea, contrastText: colour.onSea },
      divider: colour.line,
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: '"Readex Pro Variable", system-ui, sans-serif',
      fontSize: 14,
      h1: { ...heading, fontSize: '1.375rem' },
      h2: { ...heading, fontSize: '1.0625rem' },
      h3: { ...heading, fontSize: '1rem' },
      h6: { ...heading, fontSize: '1.125rem' },
      body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem' },
      button: { textTransform: 'none', fontWeight: 500 },
      overline: { textTransform: 'none', letterSpacing: 0, fontWeight: 500, lineHeight: 1.6 },
    },
    sidebar: { width: 232, closedWidth: 56 },
    components: { ...base.components, ...components(colour) },
  };
}

const themes = { light: build('light'), dark: build('dark') };

export function themeOptions(scheme: ColourScheme): RaThemeOptions {
  return themes[scheme];
}
