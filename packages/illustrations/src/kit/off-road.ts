import { type Brush, faded, group, shape } from './brush.ts';
import { bed, type Paint, pane, wheel } from './camper-parts.ts';
import { box, disc, points, ribbon, smooth, straight } from './shapes.ts';

/** A long four-by-four, 1000 wide on the ground line 0, looking right: upright glass, spare wheel behind. */
export function estate(b: Brush, paint: Paint): string[] {
  const body =
    'M40 -130V-386Q44 -432 84 -436L560 -440Q604 -438 632 -402L700 -292L900 -276Q958 -268 966 -226L972 -130Q972 -112 950 -110H60Q40 -112 40 -130Z';
  return [
    shape(pane(120, -130, 760, 44, 10), paint.tyre),
    group(
      [
        shape(
          body,
          b.linear([
            [0, '#ffffff'],
            [0.2, paint.body],
            [1, paint.shade],
          ]),
        ),
        shape(box(0, -190, 1000, 90), paint.shade, faded(0.85)),
        shape(box(0, -266, 1000, 12), paint.trim),
      ],
      b.clip(body),
    ),
    shape(
      pane(84, -408, 190, 120, 12) +
        pane(292, -408, 140, 120, 12) +
        'M450 -408H552Q580 -406 596 -382L652 -288H450Z',
      paint.glass,
    ),
    shape(
      straight(points('110,-408 160,-408 120,-288 92,-288')) +
        straight(points('480,-408 512,-408 482,-288 462,-288')),
      '#ffffff',
      faded(0.18),
    ),
    shape(box(281, -408, 5, 300) + box(439, -408, 5, 300) + box(664, -284, 5, 170), paint.shade),
    shape(
      pane(300, -246, 44, 11, 4) + pane(460, -246, 44, 11, 4) + pane(640, -330, 24, 46, 8),
      paint.tyre,
    ),
    shape(disc(26, -250, 34, 84), paint.tyre) + shape(disc(20, -250, 18, 50), paint.rim),
    shape(pane(934, -150, 66, 40, 10) + pane(20, -140, 54, 34, 8), paint.tyre),
    shape(disc(950, -232, 16, 26), paint.lamp) + shape(box(42, -330, 12, 46), '#c8432f'),
    // Snorkel and side step.
    shape(
      ribbon(points('700,-270 690,-330 628,-440 612,-452'), 14, 14) + pane(596, -470, 34, 22, 6),
      paint.tyre,
    ),
    shape(pane(330, -98, 330, 16, 6), paint.tyre),
    wheel(230, 92, paint),
    wheel(796, 92, paint),
  ];
}

/** Carries the rack that everything on the roof stands on. */
export const rack = ({ tyre }: Paint) =>
  shape(box(70, -466, 540, 12), tyre) +
  shape([100, 240, 380, 520].map((x) => box(x, -456, 10, 22)).join(''), tyre);

/** A folded-out roof tent: half over the roof, half over the ladder; its flap open on the bed. */
export function roofTent(b: Brush): string[] {
  const cloth = straight(points('-190,-478 -96,-700 230,-736 560,-478'));
  return [
    shape(straight(points('-190,-478 -210,-470 -150,-640 -96,-700')), '#7a5a34'),
    shape(
      cloth,
      b.linear([
        [0, '#e8c98a'],
        [1, '#b98a4c'],
      ]),
    ),
    shape(straight(points('230,-736 560,-478 250,-478')), '#9a6c3c', faded(0.8)),
    shape(
      smooth(points('-130,-478 -110,-560 -60,-622 20,-640 96,-620 140,-560 150,-478'), true),
      b.linear([
        [0, '#ffdf9a'],
        [1, '#f3a856'],
      ]),
    ),
    group(
      [bed(-124, -478, 300, '#a8432b', '#e8a24e')],
      b.clip(
        smooth(points('-130,-478 -110,-560 -60,-622 20,-640 96,-620 140,-560 150,-478'), true),
      ),
    ),
    // The rolled flap and the rain fly on its poles.
    shape(pane(-104, -648, 216, 22, 11), '#f6dfae'),
    shape(
      straight(points('-240,-690 -96,-716 232,-752 580,-486 560,-478 230,-736 -96,-700 -236,-680')),
      '#7a4a2c',
    ),
    shape(
      ribbon(points('-128,-600 -236,-684'), 5, 5) + ribbon(points('520,-510 470,-470'), 5, 5),
      '#4a2a24',
    ),
    shape(pane(-200, -482, 780, 20, 6), '#4a2a24'),
    // Ladder to the ground.
    shape(
      ribbon(points('-150,-470 -226,0'), 11, 11) +
        ribbon(points('-96,-470 -172,0'), 11, 11) +
        Array.from({ length: 9 }, (_, i) =>
          straight([
            [-156 - i * 8, -424 + i * 50],
            [-100 - i * 8, -424 + i * 50],
            [-102 - i * 8, -412 + i * 50],
            [-158 - i * 8, -412 + i * 50],
          ]),
        ).join(''),
      '#5a3a30',
    ),
  ];
}

/** What a desert car carries: rolled mattresses, jerry cans, a spare wheel, sand boards on its side. */
export const desertLoad = (paint: Paint) =>
  [120, 176, 232]
    .map(
      (x, i) =>
        shape(disc(x, -494, 29), ['#c8553a', '#e0a63c', '#2f7a86'][i] ?? '#c8553a') +
        shape(disc(x, -494, 15) + disc(x, -494, 7), '#fff3da', 'fill-rule="evenodd"'),
    )
    .join('') +
  shape(smooth(points('262,-466 270,-530 330,-552 400,-534 414,-466'), true), '#8a6a44') +
  shape(
    ribbon(points('290,-540 296,-466'), 5, 5) + ribbon(points('378,-542 384,-466'), 5, 5),
    '#4a2f28',
  ) +
  [430, 474, 518]
    .map(
      (x) =>
        shape(pane(x, -528, 38, 62, 7), '#6d7a4c') +
        shape(
          ribbon(
            [
              [x + 6, -520],
              [x + 32, -474],
            ],
            4,
            4,
          ) +
            ribbon(
              [
                [x + 32, -520],
                [x + 6, -474],
              ],
              4,
              4,
            ),
          '#45512f',
        ),
    )
    .join('') +
  shape(pane(300, -236, 300, 46, 6), '#d9a04a') +
  shape(Array.from({ length: 9 }, (_, i) => disc(322 + i * 32, -213, 8)).join(''), paint.shade);
