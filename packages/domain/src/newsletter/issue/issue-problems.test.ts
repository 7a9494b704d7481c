import { expect, it } from 'vitest';
import { issueProblems } from './issue-problems.ts';
import { getIssueTrips, tripsIn } from './trips.ts';
import type { IssueBlock, TripName } from './types.ts';

const text = (content: string): IssueBlock => ({ id: 'a', kind: 'text', text: content });
const picture = (image: string, alt: string): IssueBlock => ({
  id: 'b',
  kind: 'picture',
  image,
  alt,
  caption: '',
});
const trips = (...names: TripName[]): IssueBlock => ({
  id: 'c',
  kind: 'trips',
  title: '',
  trips: names,
});

const published = new Map([
  ['travels/oran' as const, { name: 'travels/oran' as const, title: 'Oran', image: '', price: '' }],
]);
const problemsOf = (blocks: IssueBlock[], subject = 'News') =>
  issueProblems({ subject, preheader: '', language: 'en', blocks }, published).map(
    ({ sentence }) => sentence,
  );

it('accepts a complete issue', () => {
  const blocks = [
    text('See [Oran](/travels/oran), [us](https://site.example) or [the list](/travels?q=sea).'),
    picture('a.webp', 'A dune'),
    trips('travels/oran'),
  ];
  expect(problemsOf(blocks)).toEqual([]);
});

it('names what is missing, with its block', () => {
  expect(problemsOf([], ' ')).toEqual(['The subject is missing.', 'There is no block yet.']);
  expect(problemsOf([text(' '), picture('', ''), picture('a.webp', ' '), trips()])).toEqual([
    'Text in block 1: the text is empty.',
    'Picture in block 2: no picture is chosen.',
    'Picture in block 3: the alternative text is missing.',
    'Trips in block 4: no trip is chosen.',
  ]);
});

it('finds broken links and unpublished trips', () => {
  expect(
    problemsOf([
      text(
        '[a](www.example.com) [b](/travels/gone) [c](/activities/gone#top) [d](http://x.example)',
      ),
      trips('travels/oran', 'activities/gone'),
    ]),
  ).toEqual([
    'Text in block 1: the link “a” needs https://, mailto: or a path such as /travels.',
    'Text in block 1: the link “b” leads to no published trip.',
    'Text in block 1: the link “c” leads to no published trip.',
    'Text in block 1: the link “d” needs https://, mailto: or a path such as /travels.',
    'Trips in block 2: /activities/gone is not published.',
  ]);
});

it('reads each trip once, from the table it belongs to', async () => {
  const blocks = [text('[a](/travels/oran) [b](/travels/oran?x)'), trips('activities/dunes')];
  expect(tripsIn(blocks)).toEqual(['travels/oran', 'activities/dunes']);
  const asked: unknown[] = [];
  const rows: Record<string, object[]> = {
    travels: [{ id: 'oran', title: 'Oran', imageUrl: 'a.webp', price: '12 000 DA' }],
    activities: [
      { id: 'dunes', title: 'Dunes', image: '', price_amount: 14000, price_currency: 'DZD' },
    ],
  };
  const client = {
    from: (table: string) => {
      const query = {
        select: () => query,
        in: (_column: string, ids: string[]) => {
          asked.push([table, ids]);
          return query;
        },
        eq: async () => ({ data: rows[table], error: null }),
      };
      return query;
    },
  };
  const found = await getIssueTrips(client as never, tripsIn(blocks));
  expect(asked).toEqual([
    ['travels', ['oran']],
    ['activities', ['dunes']],
  ]);
  expect(found.get('activities/dunes')).toMatchObject({ price: '14 000 DA' });
});
