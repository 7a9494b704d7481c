import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('%s', (theme, selector) => {
  const tokens = tokensOf(selector);
  const of = (name: string) => tokens[name] ?? `no token --${name}`;

  it.each(
    ['ink', 'muted', 'sea', 'terracotta', 'green', 'danger'].flatMap((text) =>
      ['paper', 'surface', 'sand'].map((ground) => [text, ground] as const),
    ),
  )('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('text on a filled button and in the footer is legible', () => {
    expect(contrast(of('on-sea'), of('sea'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-danger'), of('danger'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('footer-muted'), of('footer'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])('the border of a field is visible on %s', (ground) => {
    expect(contrast(of('field'), of(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(['morning', 'noon', 'evening', 'blue-hour', 'night'])(
    'the accent of %s can be read on paper',
    (light) => {
      const own = tokensOf(`${theme === 'dark' ? '.dark ' : '\n'}.light-${light}`).accent;
      const shared = { morning: 'sea', noon: 'green', evening: 'terracotta' }[light];
      const accent = own ?? (shared && of(shared)) ?? `no accent of ${light}`;
      expect(contrast(accent, of('paper'))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
