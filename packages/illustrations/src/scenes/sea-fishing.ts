import { boat } from '../kit/boats.ts';
import { faded, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { mountain } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, lens, points, smooth, straight } from '../kit/shapes.ts';
import { cloud, glow, sky, streaks } from '../kit/sky.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A wooden boat and its rods at dawn. */
export const scene: Scene = (b) => {
  const rod = (x: number, y: number, dx: number, dy: number) =>
    `<path d="M${x} ${y}Q${x + dx * 0.45} ${y + dy * 0.75} ${x + dx} ${y + dy}" fill="none" stroke="#3a2b27" stroke-width="4.5" stroke-linecap="round"/><path d="M${x + dx} ${y + dy}Q${x + dx * 1.12} ${y + dy * 0.3} ${x + dx * 1.2} ${y + 120}" fill="none" stroke="#fff6e2" stroke-width="1.3" opacity=".8"/>`;
  return [
    sky(
      b,
      { ...light, sky: ['#4f8fae', '#a3c6c6', '#f6d9b0', '#ffb987'] },
      { horizon: 600, sun: [1010, 540], size: 58, glow: 1.15 },
    ),
    streaks(20, [110, 520], '#ffe0b8', 9, 0.7),
    cloud(420, 260, 520, 56, '#f7d7bd', 4, 0.6),
    cloud(1330, 190, 420, 44, '#f9dfc6', 8, 0.55),
    mountain(b, points('-10,560 120,500 260,470 380,520 520,540 640,590'), {
      seed: 6,
      lit: '#a5b9b4',
      dark: '#7fa2a5',
      haze: '#f8cfa6',
      foot: 606,
      rough: 14,
      from: 'right',
    }),
    shape(
      straight(points('229,486 232,440 244,440 247,486')) +
        box(229, 434, 18, 7) +
        box(233, 424, 10, 12),
      '#6d9297',
    ),
    glow(b, [238, 430], 40, light.lamp, 0.8),
    sea(b, [600, 1080], ['#ffd2a2', '#58a0a3', '#0c5763'], {
      seed: 9,
      sunX: 1010,
      glint: '#ffeecb',
      glints: 300,
      spread: 210,
      waves: 130,
    }),
    boat(1350, 664, 90, ['#2f6a70', '#fff3df'], '#1b4248'),
    shape(box(1340, 622, 3, 34), '#2a3d40'),
    shape(smooth(points('300,846 640,866 1010,842 760,900 420,896'), true), '#083f49', faded(0.45)),
    boat(660, 842, 640, ['#c8553a', '#fff3df'], '#5d3326'),
    shape(straight(points('380,786 540,806 540,818 384,802')), '#8d5436'),
    shape(straight(points('700,806 860,776 862,790 704,820')), '#8d5436'),
    shape(
      `${smooth(points('340,812 520,836 800,824 968,744'))}L968 756L800 836L520 848L340 824Z`,
      '#2f7f87',
    ),
    // Two people, seen from behind, and the rods fanned over the stern.
    shape(smooth(points('566,690 622,690 640,800 552,800'), true), '#e8b04a'),
    shape(smooth(points('596,688 622,690 640,800 606,804'), true), '#b97d35'),
    shape(disc(594, 666, 21, 24), '#4b352e'),
    shape(
      disc(594, 662, 40, 8) + smooth(points('574,662 576,640 594,634 612,640 614,662'), true),
      '#f0d79f',
    ),
    shape(box(575, 652, 38, 6), '#a8432b'),
    shape(smooth(points('756,700 806,702 822,796 742,800'), true), '#34616c'),
    shape(smooth(points('784,702 806,702 822,796 788,800'), true), '#214550'),
    shape(disc(782, 680, 19, 22), '#4b352e'),
    shape(smooth(points('760,676 782,654 804,674'), true), '#b9473a'),
    rod(630, 770, -330, -260),
    rod(812, 764, 330, -250),
    rod(420, 800, -220, -150),
    shape(box(470, 786, 74, 44), '#e9dcc4'),
    shape(box(470, 786, 74, 10), '#fff6e6'),
    shape(
      Array.from({ length: 26 }, (_, i) =>
        lens(360 + i * 25, 868 + 8 * Math.sin(i * 2), 52, 4),
      ).join(''),
      '#ffe9c6',
      faded(0.7),
    ),
    shape(
      Array.from({ length: 18 }, (_, i) =>
        lens(430 + i * 24, 892 + ((i * 37) % 70), 60 - i, 5),
      ).join(''),
      '#a8432b',
      faded(0.28),
    ),
    birds(9, [1090, 330], 210, 26, '#42696d', 7),
    birds(3, [330, 560], 60, 16, '#5c7f80', 9),
    shape(lens(280, 1010, 700, 16) + lens(1310, 980, 560, 13), '#063c46', faded(0.4)),
  ];
};
