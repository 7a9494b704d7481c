import { type Brush, faded, group, shape } from './brush.ts';
import { bed, lampStrip, type Paint, pane, room, wheel } from './camper-parts.ts';
import { box, points, smooth, straight } from './shapes.ts';

const walls = (b: Brush, body: string, { body: paint, shade, trim }: Paint) =>
  group(
    [
      shape(
        body,
        b.linear([
          [0, '#ffffff'],
          [0.3, paint],
          [1, shade],
        ]),
      ),
      shape(box(-10, -150, 1030, 80), shade, faded(0.8)),
      shape(`M-10 -176H560Q640 -176 700 -230H1020V-214H710Q650 -158 560 -158H-10Z`, trim),
      shape(
        `M-10 -146H560Q660 -146 716 -196H1020V-188H722Q664 -136 560 -136H-10Z`,
        trim,
        faded(0.6),
      ),
    ],
    b.clip(body),
  );

const cab = (paint: Paint) =>
  shape(box(692, -288, 4, 190) + box(824, -276, 4, 170), paint.shade) +
  shape(pane(712, -262, 46, 10, 4), paint.tyre) +
  shape(pane(804, -318, 24, 46, 9), paint.tyre) +
  shape(pane(924, -106, 76, 34, 12) + pane(4, -106, 70, 34, 10), paint.tyre) +
  shape('M944 -222Q986 -216 992 -172L952 -178Z', paint.lamp) +
  shape(box(14, -240, 14, 60), '#c8432f');

const curtain = (x: number, y: number, w: number, h: number, fill: string) =>
  shape(`M${x} ${y}H${x + w}Q${x + w * 0.5} ${y + h * 0.55} ${x + w * 0.7} ${y + h}H${x}Z`, fill);

/** The alcove over the cab is its mark: opened to show the bed in it; bunks at the rear. */
export function overCab(b: Brush, paint: Paint): string[] {
  const body =
    'M12 -84V-494Q14 -528 50 -530L780 -536Q902 -530 918 -470Q926 -404 880 -376Q846 -362 786 -360L838 -290Q918 -278 962 -254Q992 -234 994 -170V-104Q992 -78 966 -76H36Q12 -76 12 -84Z';
  const alcove =
    'M560 -506H776Q872 -502 886 -458Q890 -416 858 -402Q830 -392 778 -390H560Q544 -390 544 -406V-490Q544 -506 560 -506Z';
  const bunks = pane(44, -500, 250, 340, 22);
  return [
    walls(b, body, paint),
    room(
      b,
      alcove,
      [540, -510, 360, 130],
      [
        shape(pane(700, -490, 90, 46, 12), '#bfe3df'),
        lampStrip(590, -500, 90, 100),
        bed(556, -392, 320, '#c8553a', '#e8a24e'),
      ],
      paint.rim,
    ),
    room(
      b,
      bunks,
      [44, -500, 250, 350],
      [
        shape(pane(180, -480, 90, 62, 12) + pane(180, -330, 90, 62, 12), '#bfe3df'),
        bed(48, -366, 246, '#2f7a86', '#7fc0bd'),
        shape(box(40, -366, 260, 12), '#8a5a38'),
        bed(48, -210, 246, '#e0a63c', '#f4d08a'),
        shape(box(40, -210, 260, 60), '#a4683e'),
        shape(
          box(276, -366, 6, 200) +
            box(252, -366, 6, 200) +
            [-340, -305, -270, -235].map((y) => box(252, y, 30, 6)).join(''),
          '#7a4a30',
        ),
      ],
      paint.rim,
    ),
    // The dinette window with its curtains, the door with its step.
    shape(pane(330, -410, 170, 130, 18), paint.glass) +
      curtain(338, -404, 40, 118, '#f1d9a6') +
      group([curtain(0, 0, 40, 118, '#f1d9a6')], 'transform="translate(492 -404) scale(-1 1)"'),
    shape(pane(390, -330, 50, 44, 8), '#ffd892', faded(0.8)),
    shape(pane(540, -360, 124, 282, 16), paint.body) +
      shape(
        pane(540, -360, 124, 282, 16) + pane(545, -355, 114, 272, 12),
        paint.shade,
        'fill-rule="evenodd"',
      ) +
      shape(pane(562, -338, 80, 90, 12), paint.glass) +
      shape(pane(638, -226, 12, 30, 5), paint.tyre),
    shape(pane(548, -66, 110, 14, 5), paint.tyre),
    shape('M716 -358H770L824 -290H716Q708 -290 708 -300V-348Q708 -358 716 -358Z', paint.glass),
    shape(pane(160, -548, 130, 16, 6) + pane(420, -552, 90, 18, 8), paint.shade),
    cab(paint),
    // Bicycles on the rear wall, seen edge on.
    shape(box(-26, -300, 36, 8) + box(-26, -170, 36, 8) + pane(-30, -320, 12, 170, 6), paint.tyre),
    wheel(210, 74, paint),
    wheel(826, 74, paint),
  ];
}

/** No alcove: a roof that slopes over the cab; the island bed behind, a long window at the table. */
export function lowProfile(b: Brush, paint: Paint): string[] {
  const body =
    'M12 -84V-430Q14 -474 56 -478L600 -482Q716 -480 790 -404L858 -300Q926 -286 966 -258Q994 -236 996 -172V-104Q994 -78 968 -76H36Q12 -76 12 -84Z';
  const bedroom = pane(46, -446, 290, 300, 24);
  return [
    walls(b, body, paint),
    room(
      b,
      bedroom,
      [46, -446, 290, 310],
      [
        shape(pane(70, -426, 150, 74, 14), '#35558c') +
          shape(pane(70, -388, 150, 36, 12), '#f0b795', faded(0.7)),
        shape(pane(48, -340, 40, 110, 10), '#8a5a38'),
        shape(pane(240, -446, 100, 310, 4), '#b97a48') +
          shape(box(288, -446, 4, 310), '#8a5a38') +
          shape(box(272, -330, 5, 40) + box(302, -330, 5, 40), '#f4ead8'),
        lampStrip(90, -436, 110, 200),
        bed(60, -226, 190, '#35558c', '#8c9fc8'),
        shape(box(76, -226, 160, 40), '#a4683e') + shape(box(46, -186, 300, 60), '#8a5a38'),
      ],
      paint.rim,
    ),
    shape(pane(372, -412, 250, 122, 20), b.down('#ffe2a0', '#f0a860')),
    shape(
      pane(372, -412, 250, 122, 20) + pane(380, -404, 234, 106, 14),
      paint.tyre,
      'fill-rule="evenodd"',
    ),
    // The table laid for an evening: two cups and a lamp.
    shape(box(430, -318, 140, 10) + box(494, -318, 10, 30), '#8a5a38') +
      shape(pane(452, -338, 16, 20, 4) + pane(530, -338, 16, 20, 4), '#fffaf0'),
    shape(straight(points('480,-372 520,-372 532,-346 468,-346')), '#c8553a') +
      shape(box(498, -404, 4, 32), '#7a4a30'),
    curtain(382, -402, 38, 100, '#fff3da'),
    group([curtain(0, 0, 38, 100, '#fff3da')], 'transform="translate(612 -402) scale(-1 1)"'),
    shape(
      'M700 -424Q736 -414 768 -384L832 -296H700Q690 -296 690 -306V-414Q690 -426 700 -424Z',
      paint.glass,
    ),
    shape(smooth(points('716,-410 740,-396 716,-300 702,-300'), true), '#ffffff', faded(0.16)),
    shape(pane(640, -466, 80, 30, 12), paint.glass),
    shape(pane(110, -494, 220, 14, 5), '#2a4a66') + shape(pane(420, -498, 110, 18, 8), paint.shade),
    kitchenHatch(paint),
    cab(paint),
    wheel(230, 74, paint),
    wheel(834, 74, paint),
  ];
}

const kitchenHatch = (paint: Paint) =>
  shape(
    pane(372, -140, 120, 50, 8) + pane(376, -136, 112, 42, 6),
    paint.shade,
    'fill-rule="evenodd"',
  ) +
  shape(
    pane(540, -258, 90, 90, 10) + pane(545, -253, 80, 80, 8),
    paint.shade,
    'fill-rule="evenodd"',
  );
