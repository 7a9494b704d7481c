import { vi } from 'vitest';
import { outboxCall } from '../outbox.fixture.ts';

type Cell = string | number | null;
export type TestRow = Record<string, Cell>;
export type SentMail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

export const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  SITE_URL: 'https://site.example/',
  MAIL_FROM: 'Expat Buddy <no-reply@example.com>',
  RESEND_API_KEY: 'resend-key',
};

function matches(row: TestRow, column: string, condition: string): boolean {
  const [, operator, value = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
  const cell = row[column] ?? null;
  if (operator === 'eq') return String(cell) === value;
  if (operator === 'neq') return String(cell) !== value;
  if (operator === 'is') return cell === null;
  if (operator === 'gt') return String(cell) > value;
  if (operator === 'in') return value.includes(`"${cell}"`) || value.includes(String(cell));
  throw new Error(`The test backend does not know ${condition}.`);
}

/** The newsletter's tables in memory, with PostgREST's responses, and Resend. */
export function testBackend(
  resend = () => Response.json({ id: 'mail' }),
  isWithinNetworkLimit = (_headers: Record<string, string>, _kind: string) => true,
) {
  const newsletter_subscriptions: TestRow[] = [];
  const mail_outbox: TestRow[] = [];
  const mails: SentMail[] = [];
  const tables: Record<string, TestRow[]> = {
    newsletter_subscriptions,
    mail_outbox,
    site_settings: [],
  };
  const defaults = () => ({
    id: crypto.randomUUID(),
    created_at: new Date().toISOString(),
    status: 'queued',
    attempts: 0,
  });

  const answer = (url: URL, init: RequestInit): Response => {
    const sending = outboxCall(
      url.pathname,
      init.body && JSON.parse(String(init.body)),
      mail_outbox,
    );
    if (sending !== undefined) return Response.json(sending);
    if (url.pathname === '/rest/v1/rpc/verify_proof_of_work') return Response.json(true);
    if (url.pathname === '/rest/v1/rpc/consume_network_limit') {
      const { headers, kind } = JSON.parse(String(init.body));
      return Response.json(isWithinNetworkLimit(headers, kind));
    }
    const table = tables[url.pathname.replace('/rest/v1/', '')];
    if (!table) throw new Error(`The test backend has no ${url.pathname}.`);
    const sent = init.body ? JSON.parse(String(init.body)) : null;
    const isSingle = String(new Headers(init.headers).get('accept')).includes('pgrst.object');
    const reply = (rows: TestRow[]) => Response.json(isSingle ? rows[0] : rows);
    if (init.method === 'POST') {
      const unique = table === mail_outbox ? 'idempotency_key' : 'email';
      const rows: TestRow[] = [sent].flat();
      const fresh = rows.filter((row) => !table.some((known) => known[unique] === row[unique]));
      if (fresh.length < rows.length && table === newsletter_subscriptions) {
        return Response.json({ code: '23505', message: 'duplicate' }, { status: 409 });
      }
      const added = fresh.map((row) => ({ ...defaults(), ...row }));
      table.push(...added);
      return reply(added);
    }
    const conditions = [...url.searchParams].filter(
      ([name]) => !['select', 'limit', 'order', 'columns', 'on_conflict'].includes(name),
    );
    const found = table.filter((row) =>
      conditions.every(([name, text]) => matches(row, name, text)),
    );
    if (init.method === 'PATCH') for (const row of found) Object.assign(row, sent);
    return reply(found);
  };

  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    const url = new URL(String(input));
    if (url.hostname !== 'api.resend.com') return answer(url, init);
    mails.push(JSON.parse(String(init.body)));
    return resend();
  });
  return { subscriptions: newsletter_subscriptions, outbox: mail_outbox, mails };
}

type Handler = (request: Request, env: Record<string, string>) => Promise<Response>;

export async function post(handler: Handler, body: unknown, address = 'http://functions.test/') {
  const response = await handler(
    new Request(address, { method: 'POST', body: JSON.stringify(body) }),
    env,
  );
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

export function tokenIn(mail: SentMail | undefined): string {
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The mail has no token.');
  return token;
}
