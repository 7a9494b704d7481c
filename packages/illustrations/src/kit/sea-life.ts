import { faded, group, shape } from './brush.ts';
import { box, disc, points, ribbon, smooth, straight } from './shapes.ts';

/** Someone floating face down at the surface: mask, tube standing out of the water, fins; no bottle. */
export const swimmer = (x: number, y: number, s: number, suit: string, fins: string) =>
  group(
    [
      shape(
        ribbon(points('-60,18 -120,10 -176,26'), 26, 15) +
          ribbon(points('-60,26 -116,40 -166,58'), 26, 15),
        '#d9a47a',
      ),
      shape(
        straight(points('-168,12 -250,-4 -262,20 -176,36')) +
          straight(points('-158,46 -236,66 -240,94 -164,70')),
        fins,
      ),
      shape(smooth(points('-72,6 -20,-12 40,-10 62,6 58,34 10,44 -66,36'), true), suit),
      shape(smooth(points('-72,6 -20,-12 40,-10 62,6 40,12 -40,16'), true), '#ffffff', faded(0.25)),
      shape(
        ribbon(points('44,26 76,64 116,84'), 21, 13) + ribbon(points('30,34 40,78 70,112'), 20, 12),
        '#d9a47a',
      ),
      shape(disc(88, 10, 26, 24), '#4a2f24'),
      shape(smooth(points('92,6 114,8 116,34 92,34'), true), '#e3b088'),
      shape(smooth(points('98,10 122,12 122,34 98,34'), true), '#1f3a40') +
        shape(smooth(points('104,14 118,16 118,30 104,30'), true), '#bfeae4'),
      shape(ribbon(points('112,40 128,34 104,-14 92,-66'), 10, 9), '#f0c040') +
        shape(ribbon(points('94,-54 91,-70'), 11, 11), '#e2574a'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** A two-banded bream looking left. */
export const bream = (x: number, y: number, s: number, turn: number) =>
  group(
    [
      shape(smooth(points('-46,0 -24,-22 8,-24 38,-6 38,6 8,22 -24,18'), true), '#dfe8e2') +
        shape(straight(points('34,-4 62,-20 56,0 62,20 34,6')), '#b6c8c6'),
      shape(
        points('-14,-20 0,-22 14,-19')
          .map(([a, c]) => box(a - 2, c, 4, 36))
          .join(''),
        '#5f8088',
        faded(0.6),
      ),
      shape(disc(-30, -5, 4), '#1f2a2a') +
        shape(ribbon(points('-20,-22 6,-32 28,-14'), 5, 3), '#b6c8c6'),
    ],
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
  );

export const seaStar = (x: number, y: number, r: number, turn: number) =>
  shape(
    smooth(
      Array.from({ length: 10 }, (_, i) => {
        const a = turn + (i * Math.PI) / 5;
        const k = i % 2 ? 0.42 : 1;
        return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.7] as const;
      }),
      true,
    ),
    '#d8432f',
  );
