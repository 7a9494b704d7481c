import { HEIGHT, type Point, WIDTH } from './shapes.ts';

/** Offset 0–1, colour, opacity 0–1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const group = (children: readonly string[], more = '') =>
  `<g${more && ` ${more}`}>${children.join('')}</g>`;

export const faded = (opacity: number) => `opacity="${Math.round(opacity * 100) / 100}"`;

/** Collects the gradients, clips and filters that a scene's layers refer to. */
export class Brush {
  readonly defs: string[] = [];

  #add(kind: string, attributes: string, content: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(`<${kind} id="${id}" ${attributes}>${content}</${kind}>`);
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([at, c, o]) =>
          `<stop offset="${at}" stop-color="${c}"${o === undefined ? '' : ` stop-opacity="${o}"`}/>`,
      )
      .join('');
  }

  /** From top to bottom of the shape it fills, or between two canvas points. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string {
    const where =
      from && to
        ? `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
        : 'x1="0" y1="0" x2="0" y2="1"';
    return this.#add('linearGradient', where, this.#stops(stops));
  }

  down(top: string, bottom: string): string {
    return this.linear([
      [0, top],
      [1, bottom],
    ]);
  }

  across(...colours: readonly string[]): string {
    const last = Math.max(1, colours.length - 1);
    return this.#add(
      'linearGradient',
      'x1="0" y1="0" x2="1" y2="0"',
      this.#stops(colours.map((colour, i) => [i / last, colour] as const)),
    );
  }

  radial(stops: readonly Stop[], [x, y]: Point, r: number): string {
    const where = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"`;
    return this.#add('radialGradient', where, this.#stops(stops));
  }

  blur(radius: number): string {
    const room = 'x="-50%" y="-50%" width="200%" height="200%"';
    return `filter="${this.#add('filter', room, `<feGaussianBlur stdDeviation="${radius}"/>`)}"`;
  }

  clip(d: string): string {
    return `clip-path="${this.#add('clipPath', '', `<path d="${d}"/>`)}"`;
  }

  /** Paper mottling and a breath of grain; both faint, since grain is what costs bytes. */
  paper(strength = 1): string {
    const all = `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse"`;
    const alpha = (gain: number) =>
      `<feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .86 ${gain} 0 0 0 ${-gain * 0.5}"/>`;
    const wash = this.#add(
      'filter',
      all,
      `<feTurbulence type="fractalNoise" baseFrequency=".006 .011" numOctaves="3" seed="4"/>${alpha(0.5 * strength)}`,
    );
    const grain = this.#add(
      'filter',
      all,
      `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="9"/>${alpha(0.7 * strength)}`,
    );
    const sheet = `<rect width="${WIDTH}" height="${HEIGHT}" style="mix-blend-mode:soft-light"`;
    return `${sheet} filter="${wash}"/>${sheet} filter="${grain}"/>`;
  }
}
