import { type Brush, faded, group, shape } from './brush.ts';
import { bed, kitchen, lampStrip, type Paint, pane, room, wheel } from './camper-parts.ts';
import { box, disc, points, ribbon, straight } from './shapes.ts';

/** Vehicles are drawn 1000 wide on the ground line 0, looking right. */
export const place = (parts: readonly string[], x: number, y: number, scale = 1) =>
  group(
    [shape(disc(500, 4, 560, 26), '#10201f', faded(0.32)), ...parts],
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

const shell = (
  b: Brush,
  body: string,
  { body: paint, shade, trim }: Paint,
  inside: readonly string[] = [],
) =>
  group(
    [
      shape(
        body,
        b.linear([
          [0, '#ffffff'],
          [0.25, paint],
          [1, shade],
        ]),
      ),
      shape(box(-10, -168, 1030, 100), shade, faded(0.75)),
      shape(box(-10, -214, 1030, 18) + box(-10, -188, 1030, 7), trim),
      ...inside,
    ],
    b.clip(body),
  );

const lampsAndBumpers = ({ tyre, lamp }: Paint, nose: number) =>
  shape(pane(nose - 64, -108, 74, 34, 12) + pane(4, -108, 60, 34, 10), tyre) +
  shape(`M${nose - 52} -226Q${nose - 8} -222 ${nose - 2} -176L${nose - 44} -182Z`, lamp) +
  shape(box(14, -250, 14, 52), '#c8432f');

/** A high-roof panel van, its side opened: the bed across the back, the kitchen by the door. */
export function longVan(b: Brush, paint: Paint): string[] {
  const body =
    'M14 -84V-416Q16 -476 78 -482L652 -486Q706 -484 734 -444L812 -306Q902 -290 950 -262Q988 -240 990 -170V-104Q988 -78 962 -76H34Q14 -76 14 -84Z';
  const opening = pane(58, -440, 590, 330, 34);
  return [
    shape(body, paint.shade),
    shell(b, body, paint),
    room(
      b,
      opening,
      [58, -440, 590, 340],
      [
        shape(pane(96, -412, 200, 92, 18), '#bfe3df') +
          shape(pane(96, -366, 200, 46, 18), '#5fb0b4'),
        lampStrip(330, -426, 150, 200),
        shape(pane(350, -424, 290, 66, 8), '#f0e6d2') +
          shape(box(444, -424, 4, 66) + box(540, -424, 4, 66), '#b7a890'),
        shape(box(50, -230, 268, 130), '#a4683e'),
        shape(
          pane(70, -212, 112, 44, 6) +
            pane(194, -212, 112, 44, 6) +
            pane(70, -158, 112, 44, 6) +
            pane(194, -158, 112, 44, 6),
          '#c58a56',
        ),
        bed(52, -230, 270, '#c8553a', '#e8a24e'),
        kitchen(340, -104, 200, 150),
        shape(pane(556, -258, 78, 150, 16) + pane(570, -330, 60, 84, 18), '#2f6a70'),
      ],
      paint.rim,
    ),
    shape('M668 -448H690Q712 -444 724 -424L790 -308H668Z', paint.glass),
    shape('M686 -440L706 -436L690 -308H676Z', '#ffffff', faded(0.22)),
    shape(box(664, -300, 4, 200) + box(812, -300, 4, 190), paint.shade),
    shape(pane(684, -278, 46, 10, 4), paint.tyre) + shape(pane(788, -338, 22, 42, 8), paint.tyre),
    // Roof: a solar panel and a vent.
    shape(pane(120, -498, 250, 14, 5), '#2a4a66') + shape(pane(440, -504, 90, 20, 8), paint.shade),
    lampsAndBumpers(paint, 986),
    wheel(196, 72, paint),
    wheel(806, 72, paint),
  ];
}

/** A low camper van whose roof stands up over a second bed; side door slid open. */
export function popTop(b: Brush, paint: Paint): string[] {
  const body =
    'M22 -84V-300Q24 -392 96 -400L610 -404Q676 -402 712 -372L812 -262Q906 -248 952 -224Q982 -206 984 -160V-100Q982 -76 958 -74H42Q22 -74 22 -84Z';
  const canvas = straight(points('112,-402 150,-560 640,-432 636,-404'));
  const door = pane(392, -372, 226, 286, 20);
  return [
    // The canvas glows; a sleeper's quilt and pillow show through its window.
    shape(
      canvas,
      b.linear(
        [
          [0, '#ffe2a0'],
          [1, '#f0a860'],
        ],
        [0, -560],
        [0, -400],
      ),
    ),
    group([bed(150, -404, 420, '#2f7a86', '#7fc0bd')], b.clip(canvas)),
    shape(
      straight(points('160,-544 186,-538 160,-404 130,-404')) +
        straight(points('330,-500 344,-496 340,-404 328,-404')) +
        straight(points('520,-452 532,-450 532,-404 522,-404')),
      '#b8743c',
      faded(0.55),
    ),
    shape(
      'M96 -574Q100 -592 130 -588L668 -446Q690 -436 680 -420L652 -424L110 -560Q96 -564 96 -574Z',
      paint.body,
    ),
    shape('M100 -568L652 -430L680 -420L668 -414L108 -556Z', paint.shade),
    shape(
      ribbon(points('640,-424 648,-406'), 10, 10) +
        ribbon(points('150,-556 200,-470 170,-402'), 7, 7),
      paint.tyre,
    ),
    shell(b, body, paint),
    shape(pane(60, -366, 150, 108, 18) + pane(230, -368, 146, 110, 18), paint.glass),
    shape(pane(230, -368, 40, 110, 14) + pane(60, -366, 34, 108, 14), '#e8a24e', faded(0.75)),
    room(
      b,
      door,
      [392, -372, 226, 300],
      [
        shape(pane(420, -346, 130, 74, 14), '#7fb4bd'),
        lampStrip(430, -362, 110, 220),
        kitchen(392, -84, 110, 120),
        shape(box(512, -150, 110, 76), '#a4683e'),
        bed(506, -150, 160, '#c8553a', '#e8a24e'),
        shape(box(392, -96, 230, 24), '#7a4a30'),
      ],
      paint.rim,
    ),
    // The door on its rail, behind the opening.
    shape(pane(176, -374, 206, 290, 20), paint.body) +
      shape(pane(200, -352, 158, 96, 16), paint.glass) +
      shape(box(176, -214, 206, 18) + box(176, -188, 206, 7), paint.trim) +
      shape(pane(346, -236, 26, 9, 4), paint.tyre) +
      shape(pane(176, -168, 206, 80, 14), paint.shade, faded(0.7)),
    shape('M640 -376Q676 -380 700 -358L784 -264H640Z', paint.glass),
    shape('M656 -372L680 -372L664 -264H648Z', '#ffffff', faded(0.2)),
    shape(box(632, -260, 4, 170) + box(808, -258, 4, 160), paint.shade),
    shape(pane(656, -242, 44, 9, 4), paint.tyre) + shape(pane(776, -292, 22, 38, 8), paint.tyre),
    lampsAndBumpers(paint, 980),
    wheel(190, 70, paint),
    wheel(800, 70, paint),
  ];
}
