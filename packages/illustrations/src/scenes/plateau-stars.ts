import { faded, group, shape } from '../kit/brush.ts';
import { walker } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { random } from '../kit/random.ts';
import { plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, type Point, points, straight, under } from '../kit/shapes.ts';
import { glow, mist, sky, stars } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';

const light = lights['star-night'];

/** The Milky Way over the high plateau, one small tent for measure. */
export const scene: Scene = (b) => {
  const r = random(77);
  const band = (t: number): Point => [330 + t * 900, 760 - t * 900];
  const dust = Array.from({ length: 1300 }, () => {
    const [x, y] = band(r());
    const off = r.around(0, 120);
    return shape(
      disc(x + off * 0.8, y + off * 0.7, 0.5 + 1.5 * r() ** 4),
      r.chance(0.2) ? '#ffd9b0' : '#eef2ff',
      faded(r.between(0.25, 0.95)),
    );
  });
  const clouds = Array.from({ length: 80 }, (_, i) => {
    const [x, y] = band(-0.1 + (1.2 * i) / 80);
    const off = r.around(0, 52);
    return shape(
      disc(x + off, y + off, r.between(50, 150), r.between(22, 60)),
      r.pick(['#8fa0c8', '#b3a4c0', '#6f8ac0', '#c9b2b4']),
      `transform="rotate(-45 ${Math.round(x)} ${Math.round(y)})" opacity="${r.between(0.17, 0.3).toFixed(2)}"`,
    );
  });
  const rift = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = band(i / 30);
    const off = r.around(4, 26);
    return shape(
      disc(x + off, y + off, r.between(36, 110), r.between(8, 20)),
      '#0b1734',
      `transform="rotate(-${r.between(36, 54).toFixed(0)} ${Math.round(x)} ${Math.round(y)})" opacity="${r.between(0.16, 0.4).toFixed(2)}"`,
    );
  });
  return [
    sky(b, light, { horizon: 780 }),
    glow(b, [420, 780], 520, '#d99a72', 0.4),
    stars(760, 760, 5),
    group(clouds, b.blur(26)),
    group(rift, b.blur(14)),
    group(dust),
    ...points('240,150 1320,240 1120,90 520,330 1460,480 90,420').map(
      ([x = 0, y = 0]) => glow(b, [x, y], 13, '#ffffff', 0.4) + shape(disc(x, y, 2.2), '#ffffff'),
    ),
    `<path d="M1250 150L1420 232" stroke="#fff6e0" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`,
    plane(
      b,
      points('-10,740 200,716 380,736 600,700 760,726 980,690 1220,720 1400,690 1610,720'),
      '#47597d',
      { seed: 5, rough: 14, haze: '#8b7f86', foot: 820 },
    ),
    plane(
      b,
      points('-10,800 300,780 700,790 900,736 1010,700 1180,690 1340,698 1430,760 1610,780'),
      '#33486f',
      { seed: 8, rough: 9, haze: '#55637f', foot: 900 },
    ),
    plane(b, points('-10,830 400,812 800,826 1200,810 1610,826'), '#2b3f66', {
      seed: 9,
      rough: 5,
      haze: '#16264a',
      foot: 1000,
    }),
    mist(b, 770, 90, '#76809a', 0.4),
    plane(b, points('-10,900 300,880 600,892 1000,870 1610,900'), '#1b2d52', {
      seed: 11,
      rough: 6,
      haze: '#0a1530',
    }),
    glow(b, [620, 900], 190, light.lamp, 0.6),
    shape(straight(points('520,916 610,812 716,918')), '#e9a45c'),
    shape(straight(points('610,812 716,918 752,902 640,808')), '#8f5a48'),
    shape(straight(points('610,826 580,916 640,917')), '#ffdf9a'),
    shape(straight(points('520,916 610,812 606,830 548,916')), '#b8743f'),
    walker(800, 918, 60, '#223660', '#0a1530', 0.6),
    walker(834, 920, 56, '#4a3f5c', '#0a1530', -0.6),
    stones(50, [930, 1060], ['#2f4268', '#0b1730'], 6, 30),
    shape(
      under(ridge(points('-10,990 400,1030 800,1000 1200,1030 1610,980'), { seed: 14, rough: 12 })),
      '#081127',
    ),
    tufts(70, [990, 1080], ['#0a1530', '#142448', '#1d3056'], 9, 84),
    tree(1420, 1010, 360, ['#1d3158', '#14254a', '#0b1732'], '#0a1330', 6),
  ];
};
