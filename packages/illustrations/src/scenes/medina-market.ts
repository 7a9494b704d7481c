import { faded, shape } from '../kit/brush.ts';
import { mix, tone } from '../kit/colour.ts';
import { robed } from '../kit/figures.ts';
import type { Scene } from '../kit/scene.ts';
import { box, lens, type Point, rows, straight } from '../kit/shapes.ts';
import { glow, shafts } from '../kit/sky.ts';

/** A covered lane of the old town: slatted roof, shafts of noon, heaped goods. */
export const scene: Scene = (b) => {
  const vanish: Point = [810, 560];
  const at = (x: number, y: number, k: number): Point => [
    vanish[0] + (x - vanish[0]) * k,
    vanish[1] + (y - vanish[1]) * k,
  ];
  const quad = (x: number, y0: number, y1: number, k0: number, k1: number) =>
    straight([at(x, y0, k0), at(x, y1, k0), at(x, y1, k1), at(x, y0, k1)]);
  const depths = [1, 0.74, 0.55, 0.41, 0.31, 0.23] as const;
  const cloths = ['#b9432f', '#2f6a70', '#d9a03c', '#7d3a5a', '#3f7550', '#c8704f'] as const;
  const shops = depths.slice(0, -1).flatMap((k, i) => {
    const next = depths[i + 1] ?? 0.2;
    const inner = k - (k - next) * 0.2;
    const end = next + (k - next) * 0.12;
    const dim = i * 0.11;
    return [-1, 1].flatMap((side) => {
      const x = side < 0 ? -60 : 1680;
      const c = cloths[(i * 2 + (side > 0 ? 1 : 0)) % 6] ?? '#b9432f';
      const [a, z] = [at(x, 330, inner), at(x, 330, end)];
      const out = (p: Point, k2: number): Point => [p[0] - side * 180 * k2, p[1] + 90 * k2];
      return [
        shape(quad(x, 300, 1000, inner, end), mix('#3f2620', '#a8744c', dim)),
        shape(quad(x, 520, 560, inner, end), mix('#7a4a34', '#d0a070', dim)),
        ...[0, 1, 2, 3].map((j) => {
          const [q0, q1] = [
            inner + ((end - inner) * (j + 0.08)) / 4,
            inner + ((end - inner) * (j + 0.9)) / 4,
          ];
          const rug = mix(cloths[(i + j * 2 + 1) % 6] ?? c, '#f0d0a0', dim + 0.08);
          return (
            shape(quad(x, 400, 760 + (j % 2) * 60, q0, q1), rug) +
            shape(
              quad(x, 470, 490, q0, q1) + quad(x, 560, 610, q0, q1) + quad(x, 690, 708, q0, q1),
              mix(rug, '#fff0cc', 0.5),
            )
          );
        }),
        shape(straight([a, z, out(z, end), out(a, inner)]), mix(c, '#f6e0b8', dim)),
        shape(
          straight([
            out(a, inner),
            out(z, end),
            [out(z, end)[0], out(z, end)[1] + 26 * end],
            [out(a, inner)[0], out(a, inner)[1] + 26 * inner],
          ]),
          mix(tone(c, -0.12), '#e9c890', dim),
        ),
        // Baskets and sacks set out on the stone.
        ...[0.2, 0.75].map((t, j) => {
          const q = inner + (end - inner) * t;
          const [px, py] = at(side < 0 ? 120 : 1500, 1010, q);
          const w = 92 * q;
          const heap = cloths[(i + j * 2 + (side > 0 ? 3 : 0)) % 6] ?? c;
          return (
            shape(
              straight([
                [px - w, py - w * 0.7],
                [px + w, py - w * 0.7],
                [px + w * 0.74, py + w * 0.2],
                [px - w * 0.74, py + w * 0.2],
              ]),
              mix('#b98a52', '#e8cfa0', dim),
            ) +
            shape(
              `M${px - w} ${py - w * 0.7}Q${px} ${py - w * 1.75} ${px + w} ${py - w * 0.7}Q${px} ${py - w * 0.48} ${px - w} ${py - w * 0.7}Z`,
              mix(heap, '#f2d6a4', dim),
            ) +
            shape(
              `M${px - w * 0.7} ${py - w * 0.85}Q${px - w * 0.2} ${py - w * 1.6} ${px + w * 0.2} ${py - w * 1.16}Q${px - w * 0.3} ${py - w * 1.1} ${px - w * 0.7} ${py - w * 0.85}Z`,
              '#fff0cc',
              faded(0.35),
            )
          );
        }),
      ];
    });
  });
  const lintels = depths.map((k, i) => {
    const [l, t] = at(-60, -40, k);
    const [r, f] = at(1680, 1010, k);
    const frame = `M${l} ${f}V${t}H${r}V${f}H${r - 70 * k}${`V${t + 420 * k}Q${r - 80 * k} ${t + 130 * k} ${(l + r) / 2} ${t + 34 * k}Q${l + 80 * k} ${t + 130 * k} ${l + 70 * k} ${t + 420 * k}`}V${f}Z`;
    return i === 0
      ? ''
      : shape(frame, mix('#c08a5c', '#f6e3ba', i * 0.15)) +
          shape(
            `M${r - 70 * k} ${f}V${t + 420 * k}Q${r - 80 * k} ${t + 130 * k} ${(l + r) / 2} ${t + 34 * k}L${(l + r) / 2} ${t + 48 * k}Q${r - 92 * k} ${t + 142 * k} ${r - 86 * k} ${t + 420 * k}V${f}Z`,
            '#7d5038',
            faded(0.4),
          );
  });
  const slats = Array.from({ length: 34 }, (_, i) => {
    const k = 1.1 * 0.93 ** i;
    const k2 = k * 0.965;
    return shape(
      straight([at(-60, -40, k), at(1680, -40, k), at(1680, -40, k2), at(-60, -40, k2)]),
      '#4f3024',
    );
  });
  const order = [...depths.keys()].reverse();
  return [
    shape(box(-10, -10, 1620, 1090), '#fff3d6'),
    glow(b, vanish, 420, '#ffffff', 0.9),
    shape(
      straight([at(-60, -40, 1.2), at(1680, -40, 1.2), at(1680, -40, 0.2), at(-60, -40, 0.2)]),
      '#f8e6ba',
    ),
    ...slats,
    shape(
      straight([at(-60, -60, 1.2), at(-60, 1010, 1.2), at(-60, 1010, 0.2), at(-60, -60, 0.2)]),
      b.linear(
        [
          [0, '#5f3a2c'],
          [1, '#e8c795'],
        ],
        [-60, 0],
        [690, 0],
      ),
    ),
    shape(
      straight([at(1680, -60, 1.2), at(1680, 1010, 1.2), at(1680, 1010, 0.2), at(1680, -60, 0.2)]),
      b.linear(
        [
          [0, '#f0d3a2'],
          [1, '#7a4b36'],
        ],
        [960, 0],
        [1680, 0],
      ),
    ),
    shape(
      straight([at(-60, 1010, 1.2), at(1680, 1010, 1.2), at(1680, 1010, 0.2), at(-60, 1010, 0.2)]),
      b.linear(
        [
          [0, '#f3dcae'],
          [0.4, '#cf9d6a'],
          [1, '#7f5038'],
        ],
        [0, 640],
        [0, 1067],
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) => {
      const k = 1.1 * 0.82 ** i;
      const x = 500 + (i % 3) * 180;
      return shape(
        straight([
          at(x, 1010, k),
          at(x + 420, 1010, k),
          at(x + 380, 1010, k * 0.9),
          at(x - 40, 1010, k * 0.9),
        ]),
        '#fff2c8',
        faded(0.6),
      );
    }),
    ...order.flatMap((i) => [lintels[i] ?? '', ...shops.slice(i * 14, i * 14 + 14)]),
    ...[
      [760, 690, 120, '#fff3da', '#c9a884'],
      [870, 700, 130, '#2f5a66', '#1c3c48'],
      [640, 800, 230, '#a8432b', '#702a24'],
      [1010, 830, 260, '#f6e6c6', '#c8a27c'],
    ].map(
      ([x, y, h, c, s]) =>
        shape(lens(Number(x) + 30, Number(y), Number(h) * 0.7, 7), '#5a3626', faded(0.45)) +
        robed(Number(x), Number(y), Number(h), String(c), String(s), '#f3dfb8'),
    ),
    shafts(b, [1060, -260], {
      count: 9,
      angles: [96, 128],
      length: 1500,
      colour: '#fff4cf',
      seed: 5,
      opacity: 0.4,
      spread: 1.6,
    }),
    glow(b, vanish, 520, '#fff2cc', 0.5),
    // Brass lanterns hung from the beams.
    ...rows('420,250,1.2 1220,220,1.3 620,330,0.7 1010,320,0.75').map(
      ([x = 0, y = 0, s = 0]) =>
        shape(box(x - 1.5, -10, 3, y), '#3f2620') +
        shape(
          straight([
            [x - 16 * s, y + 20 * s],
            [x, y - 16 * s],
            [x + 16 * s, y + 20 * s],
            [x + 24 * s, y + 60 * s],
            [x, y + 92 * s],
            [x - 24 * s, y + 60 * s],
          ]),
          '#b07a34',
        ) +
        shape(
          straight([
            [x - 13 * s, y + 26 * s],
            [x - 2 * s, y + 26 * s],
            [x - 2 * s, y + 76 * s],
            [x - 19 * s, y + 60 * s],
          ]),
          '#ffe3a0',
        ) +
        shape(
          straight([
            [x + 3 * s, y + 26 * s],
            [x + 13 * s, y + 26 * s],
            [x + 19 * s, y + 60 * s],
            [x + 3 * s, y + 76 * s],
          ]),
          '#f0bf62',
        ),
    ),
  ];
};
