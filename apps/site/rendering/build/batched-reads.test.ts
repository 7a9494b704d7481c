import { expect, it } from 'vitest';
import { batchReads } from './batched-reads.ts';

const api = 'http://api.test/rest/v1';
const DAYS = ['oran', 'tipaza', 'timgad'].flatMap((travel_id) =>
  [1, 2].map((day) => ({ travel_id, day })),
);

/** An API with one table that returns at most `most` rows. */
function table(most = 1000) {
  const asked: string[] = [];
  const ask = (async (input: string, init: RequestInit = {}) => {
    asked.push(input);
    const { searchParams } = new URL(input);
    const filter = searchParams.get('travel_id') ?? '';
    if (filter.includes('broken')) return Response.json({ message: 'down' }, { status: 500 });
    const values = filter.startsWith('eq.') ? [filter.slice(3)] : filter.match(/[a-z]+(?=")/g);
    const hasKey = searchParams.get('select')?.endsWith('batch_key:travel_id');
    const rows = DAYS.filter(({ travel_id }) => !filter || values?.includes(travel_id)).map(
      ({ travel_id, day }) => ({ day, ...(hasKey && { batch_key: travel_id }) }),
    );
    const handed = rows.slice(0, most);
    const total = new Headers(init.headers).get('prefer') === 'count=exact' ? rows.length : '*';
    return Response.json(handed, { headers: { 'content-range': `0-${handed.length}/${total}` } });
  }) as typeof fetch;
  return { asked, read: batchReads(ask) };
}

const daysOf = (travel: string) => `${api}/travel_days?select=day&travel_id=eq.${travel}`;
const json = async (answer: Promise<Response>) => (await answer).json();

it('sends one request for many pages, and gives each its rows', async () => {
  const { asked, read } = table();
  const answers = await Promise.all(
    ['oran', 'tipaza', 'nowhere', 'oran'].map((travel) => json(read(daysOf(travel)))),
  );
  const two = [{ day: 1 }, { day: 2 }];
  expect(answers).toEqual([two, two, [], two]);
  expect(asked).toHaveLength(1);
});

it('reads one by one if the combined answer was cut', async () => {
  const { asked, read } = table(3);
  const answers = await Promise.all([json(read(daysOf('oran'))), json(read(daysOf('timgad')))]);
  expect(answers).toEqual([
    [{ day: 1 }, { day: 2 }],
    [{ day: 1 }, { day: 2 }],
  ]);
  expect(asked).toHaveLength(3);
});

it('lets only the failing read fail, and sends it again the next time', async () => {
  const { asked, read } = table();
  const reads = () => Promise.all([read(daysOf('oran')), read(daysOf('broken'))]);
  expect((await reads()).map(({ status }) => status)).toEqual([200, 500]);
  const before = asked.length;
  expect((await reads()).map(({ status }) => status)).toEqual([200, 500]);
  expect(asked.slice(before)).toEqual([daysOf('broken')]);
});

it('memoizes responses by URL and headers', async () => {
  const { asked, read } = table();
  const counted = { headers: { prefer: 'count=exact' } };
  for (const init of [{}, counted, {}, counted]) await read(`${api}/travel_days?select=day`, init);
  expect(asked).toHaveLength(2);
  const counts = await read(`${api}/travel_days?select=day`, counted);
  expect(counts.headers.get('content-range')).toBe('0-6/6');
});

it('passes on everything that is not a read', async () => {
  const { asked, read } = table();
  const post = { method: 'POST', body: '{}' };
  await read(`${api}/rpc/find`, post);
  await read(`${api}/rpc/find`, post);
  expect(asked).toHaveLength(2);
});
