import { faded, group, shape } from '../kit/brush.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, points, smooth, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { fourByFour } from '../kit/vehicles.ts';

const light = lights['red-evening'];

/** Following a crest of the Grand Erg, a plume of sand behind the wheels. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 450, sun: [310, 330], size: 52, glow: 1.1 }),
  streaks(14, [110, 420], '#ffd39c', 8, 0.5),
  group(
    [
      plane(
        b,
        points('-10,560 200,530 420,556 700,510 960,548 1200,500 1400,530 1610,510'),
        '#e58e5e',
        { seed: 4, rough: 7, haze: light.haze, foot: 640 },
      ),
      // The plain between the far dunes and the near ones.
      shape(
        'M-10 560H1610V1080H-10Z',
        b.linear(
          [
            [0, '#ec9a62'],
            [0.4, '#d97a4b'],
          ],
          [0, 560],
          [0, 1067],
        ),
      ),
      dune(b, {
        peak: [1210, 410],
        left: [560, 732],
        right: [1860, 732],
        crest: [1290, 720],
        lit: ['#f7b06c', '#e08550'],
        dark: ['#a8484a', '#b9563f'],
        base: 730,
        rim: '#ffd59a',
      }),
      mist(b, 560, 150, '#f7b578', 0.5),
      dune(b, {
        peak: [290, 560],
        left: [-260, 780],
        right: [920, 800],
        crest: [420, 860],
        lit: ['#f4a25a', '#d97545'],
        dark: ['#93403f', '#a54b3c'],
        base: 860,
        bend: 0.3,
        rim: '#ffd59a',
      }),
      ripples(50, [680, 860], '#ffc98a', 5, 0.4, [0, 420]),
      shape(
        `M-10 1080L-10 940C240 900 470 860 690 770C860 700 1010 640 1170 640C1340 644 1500 700 1610 760V1080Z`,
        b.linear(
          [
            [0, '#e58446'],
            [1, '#8f3434'],
          ],
          [0, 640],
          [0, 1067],
        ),
      ),
      shape(
        'M1170 640C1080 690 1010 760 1040 830C1080 910 960 980 840 1080H1620V760C1500 700 1340 644 1170 640Z',
        b.linear(
          [
            [0, '#8b3a3f'],
            [1, '#571f31'],
          ],
          [0, 640],
          [0, 1067],
        ),
      ),
      '<path d="M1170 640C1080 690 1010 760 1040 830C1080 910 960 980 840 1080" fill="none" stroke="#ffcb86" stroke-width="4" opacity=".75"/>',
      group(
        [
          ripples(130, [740, 1060], '#ffbd78', 9, 0.5, [-20, 980]),
          ripples(70, [760, 1060], '#a23f36', 19, 0.35, [-20, 980]),
        ],
        b.clip(
          'M-10 1080L-10 940C240 900 470 860 690 770C860 700 1010 640 1170 640C1080 690 1010 760 1040 830C1080 910 960 980 840 1080Z',
        ),
      ),
      // Two tracks climb to the car; the dust hangs where it has just been.
      ...[0, 30].map(
        (d) =>
          `<path d="M${-10} ${1030 + d}C260 ${960 + d} 470 ${905 + d} ${690} ${808 + d * 0.7}" fill="none" stroke="#9a3c34" stroke-width="${13 - d * 0.1}" opacity=".6"/><path d="M-10 ${1024 + d}C260 ${954 + d} 470 ${900 + d} 690 ${804 + d * 0.7}" fill="none" stroke="#ffc488" stroke-width="3" opacity=".6"/>`,
      ),
      ...Array.from({ length: 26 }, (_, i) => {
        const t = i / 26;
        return shape(
          disc(
            700 - t * 270,
            800 + t * 84 - 40 * Math.sin(t * 3) - ((i * 37) % 30),
            20 + 34 * t + (i % 3) * 8,
            14 + 26 * t,
          ),
          '#ffcf95',
          `opacity="${(0.34 * (1 - t)).toFixed(2)}"`,
        );
      }),
      shape(
        smooth(points('700,830 880,756 1000,712 1010,730 880,800 740,850'), true),
        '#5c2231',
        faded(0.45),
      ),
      group(
        [
          fourByFour(0, 0, 270, {
            body: '#fff0d6',
            shade: '#cfa584',
            glass: '#4a2a44',
            tyre: '#27131f',
            load: '#6d7a4c',
          }),
        ],
        'transform="translate(706 822) rotate(-22)"',
      ),
      shape(box(-10, 1076, 860, 120), '#8f3434') + shape(box(836, 1076, 790, 120), '#571f31'),
    ],
    'transform="translate(0 -110)"',
  ),
  shape(
    under(points('-10,950 300,958 620,990 900,1010 1200,1000 1610,960'), 1090, true),
    '#4b1a2a',
  ),
  tufts(16, [985, 1060], ['#5c2433', '#7c3034'], 5, 110, [0, 520]),
  birds(3, [760, 250], 110, 18, '#6b2f44', 5),
];
