// `fetch` for a build: memoizes reads, and batches reads that differ in a single value into one request.
import { batchAddress, rowsByValue, type Template, templatesOf } from './batch-address.ts';

type Answer = { status: number; headers: Headers; text: string };
type Read = { address: string; init: RequestInit; resolve: (answer: Promise<Answer>) => void };

/** How long to wait for similar reads: pages rendered together send theirs almost at once. */
const PAUSE_MS = 2;
const MOST_VALUES = 100;
/** Servers and proxies refuse long URLs. */
const MOST_CHARACTERS = 4000;
/** Total characters of memoized responses before all are dropped. */
const MOST_KEPT = 50_000_000;

async function answerTo(ask: typeof fetch, address: string, init: RequestInit): Promise<Answer> {
  const response = await ask(address, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The rows of each value; undefined if each has to be read alone. */
async function askBatch(
  ask: typeof fetch,
  { address, init }: Read,
  column: string,
  values: readonly string[],
): Promise<Map<string, object[]> | undefined> {
  const headers = new Headers(init.headers);
  headers.set('prefer', 'count=exact');
  const batch = await answerTo(ask, batchAddress(address, column, values), { ...init, headers });
  if (batch.status !== 200 && batch.status !== 206) return undefined;
  const rows = JSON.parse(batch.text) as Record<string, unknown>[];
  // The API truncates longer responses without an error.
  const total = Number(batch.headers.get('content-range')?.split('/')[1]);
  return total === rows.length ? rowsByValue(rows, values) : undefined;
}

/** The largest group of reads that can be combined. */
function largestGroup(reads: readonly Read[]): { read: Read; template: Template }[] {
  const groups = new Map<string, { read: Read; template: Template }[]>();
  let largest: { read: Read; template: Template }[] = [];
  for (const read of reads) {
    for (const template of templatesOf(read.address)) {
      const group = groups.get(template.common) ?? [];
      group.push({ read, template });
      groups.set(template.common, group);
      if (group.length > largest.length) largest = group;
    }
  }
  let characters = 0;
  return largest.slice(0, MOST_VALUES).filter(({ template }) => {
    characters += encodeURIComponent(template.value).length + 7;
    return characters < MOST_CHARACTERS;
  });
}

/** @param ask sends a request */
export function batchReads(ask: typeof fetch): typeof fetch {
  const kept = new Map<string, Promise<Answer>>();
  let keptCharacters = 0;
  let waiting: Read[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;

  const askAlone = ({ address, init, resolve }: Read) => resolve(answerTo(ask, address, init));

  async function askTogether(group: { read: Read; template: Template }[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const values = [...new Set(group.map(({ template }) => template.value))];
    const rows = await askBatch(ask, first.read, first.template.column, values).catch(
      () => undefined,
    );
    for (const { read, template } of group) {
      if (!rows) askAlone(read);
      else {
        const text = JSON.stringify(rows.get(template.value));
        const headers = new Headers({ 'content-type': 'application/json' });
        read.resolve(Promise.resolve({ status: 200, headers, text }));
      }
    }
  }

  function askAll(): void {
    let reads = waiting;
    waiting = [];
    while (reads.length > 0) {
      const group = largestGroup(reads);
      if (group.length < 2) {
        for (const read of reads) askAlone(read);
        return;
      }
      void askTogether(group);
      const taken = new Set(group.map(({ read }) => read));
      reads = reads.filter((read) => !taken.has(read));
    }
  }

  function enqueue(address: string, init: RequestInit): Promise<Answer> {
    return new Promise((resolve) => {
      waiting.push({ address, init, resolve });
      clearTimeout(pause);
      pause = setTimeout(askAll, PAUSE_MS);
    });
  }

  async function keep(key: string, asked: Promise<Answer>): Promise<void> {
    const answer = await asked.catch(() => undefined);
    if (answer?.status !== 200 && answer?.status !== 206) {
      kept.delete(key);
      return;
    }
    keptCharacters += answer.text.length;
    if (keptCharacters > MOST_KEPT) {
      kept.clear();
      keptCharacters = 0;
    }
  }

  return async (input, init = {}) => {
    const address = String(input instanceof Request ? input.url : input);
    if (input instanceof Request || (init.method ?? 'GET') !== 'GET') return ask(input, init);
    const key = JSON.stringify([address, ...new Headers(init.headers)]);
    let asked = kept.get(key);
    if (!asked) {
      const isPlain = !new Headers(init.headers).has('prefer');
      asked = isPlain ? enqueue(address, init) : answerTo(ask, address, init);
      kept.set(key, asked);
      void keep(key, asked);
    }
    const { text, ...rest } = await asked;
    return new Response(text, rest);
  };
}
