import { faded, group, shape } from '../kit/brush.ts';
import { birds, walker } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';
import { pine } from '../kit/trees.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** The Royal Mausoleum of Mauretania on its ridge, the Chenoua across the water. */
export const scene: Scene = (b) => {
  const round = b.across('#b79f78', '#f1dcb0', '#ecd6a8', '#cdb388', '#94806a');
  const steps = 17;
  const cone = Array.from({ length: steps }, (_, i) => {
    const half = 392 - i * 19.5;
    const y = 560 - i * 15.5;
    return (
      shape(
        `M${800 - half} ${y}V${y - 15.5}Q800 ${y - 15.5 + 12} ${800 + half} ${y - 15.5}V${y}Q800 ${y + 12} ${800 - half} ${y}Z`,
        round,
      ) +
      shape(
        `M${800 - half} ${y - 15.5}Q800 ${y - 3.5} ${800 + half} ${y - 15.5}V${y - 11}Q800 ${y + 1} ${800 - half} ${y - 11}Z`,
        '#fff3d8',
        faded(0.6),
      )
    );
  });
  const columns = Array.from({ length: 19 }, (_, i) => {
    const a = -Math.PI / 2 + (Math.PI * (i + 0.5)) / 19;
    const x = 800 + Math.sin(a) * 400;
    const w = 20 * Math.cos(a) + 3;
    const y = 728 + 14 * Math.cos(a);
    return (
      shape(box(x - w / 2, y - 130, w, 130), b.across('#fff3d6', '#b79a72')) +
      shape(
        box(x - w * 0.8, y - 140, w * 1.6, 12) + box(x - w * 0.75, y - 8, w * 1.5, 10),
        '#f3dfb6',
      )
    );
  });
  const drum = 'M394 570Q800 606 1206 570V730Q800 770 394 730Z';
  return [
    sky(b, light, { horizon: 560, sun: [330, 330], size: 38 }),
    streaks(10, [90, 340], '#fff2de', 8, 0.6),
    cloud(1260, 170, 420, 50, '#fff6e6', 6, 0.65),
    mountain(b, points('-10,560 60,500 180,420 300,400 420,450 560,540 700,562'), {
      seed: 5,
      lit: light.land[0],
      dark: '#86b0b2',
      haze: light.haze,
      foot: 590,
      rough: 16,
    }),
    sea(b, [566, 760], light.sea, { seed: 4, sunX: 330, glints: 140, spread: 120 }),
    plane(b, points('700,640 1000,600 1300,590 1610,540'), '#8fae8c', {
      seed: 4,
      rough: 10,
      haze: '#c3d0a6',
      foot: 800,
    }),
    shape(
      under(
        ridge(points('-10,800 200,770 380,744 800,738 1220,744 1400,760 1610,740'), {
          seed: 14,
          rough: 7,
          scale: 60,
        }),
      ),
      b.linear(
        [
          [0, '#b9b96e'],
          [0.4, '#8f9d56'],
          [1, '#4d6f45'],
        ],
        [0, 740],
        [0, 1067],
      ),
    ),
    shape('M360 760Q800 812 1240 760L1206 724H394Z', '#d9c294'),
    shape(drum, round),
    courses(b, drum, [394, 570, 812, 200], 24, '#8a7455', 5, 0.35),
    ...columns,
    shape('M376 556Q800 592 1224 556V584Q800 622 376 584Z', round) +
      shape('M376 556Q800 592 1224 556V564Q800 600 376 564Z', '#fff6e0'),
    shape(straight(points('744,616 856,616 856,752 744,752')), '#e8d2a4') +
      shape(box(760, 632, 80, 120), '#b49a70') +
      shape(box(797, 632, 6, 120) + box(760, 686, 80, 6), '#8a7455'),
    group(cone),
    shape('M868 312L1192 556Q1010 576 930 578Q920 420 840 306Z', '#5a6a66', faded(0.16)),
    road(points('1040,1080 960,980 870,900 820,840 800,770'), 220, 30, '#ead6a6'),
    scrub(
      points('90,850 240,810 330,800 1290,800 1420,820 1540,800 420,850 1180,850'),
      40,
      light.leaf,
      6,
    ),
    walker(856, 900, 104, '#c8553a', '#34403c', 1, '#2f6a70'),
    walker(914, 912, 98, '#e0b04c', '#34403c', -1),
    pine(130, 960, 560, light.leaf, ['#9a7656', '#463b34'], 7, 50),
    pine(1480, 980, 620, light.leaf, ['#9a7656', '#463b34'], 9, -60),
    ...Array.from({ length: 9 }, (_, i) =>
      bush(40 + i * 60 + (i > 4 ? 900 : 0), 1010 + (i % 3) * 16, 150, 80, light.leaf, i + 3),
    ),
    tufts(80, [900, 1080], ['#b3bb6a', '#7f9450', '#4d6f45'], 9, 80),
    ...Array.from({ length: 26 }, (_, i) =>
      shape(
        straight([
          [60 + ((i * 211) % 1480), 960 + ((i * 37) % 90)],
          [66 + ((i * 211) % 1480), 954 + ((i * 37) % 90)],
          [72 + ((i * 211) % 1480), 960 + ((i * 37) % 90)],
          [66 + ((i * 211) % 1480), 966 + ((i * 37) % 90)],
        ]),
        i % 2 ? '#e2574a' : '#f3d25e',
      ),
    ),
    birds(6, [1080, 260], 170, 19, '#4e7f80', 8),
  ];
};
