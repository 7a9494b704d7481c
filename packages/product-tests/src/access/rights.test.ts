/**
 * Attempts every action as each of the five callers on every object of the API, under row-level security, and
 * compares the outcomes with docs/access.md.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callAttempt,
  columnAttempts,
  deleteAttempt,
  insertAttempt,
  quote,
  type Thing,
  updateAttempt,
} from './attempts.ts';
import { existingThings, readThing } from './database-objects.ts';
import {
  expectedRows,
  hiddenColumns,
  knownRestrictions,
  writableColumns,
} from './expected-rows.ts';
import { actions, type Caller, callers, type RightsRow, readRightsTable } from './rights-table.ts';
import { openTrial, people, type Trial } from './trial.ts';

let trial: Trial;
let table: RightsRow[];
const as: Trial['as'] = (caller, work) => trial.as(caller, work);
const outcomes: Trial['outcomes'] = (statements) => trial.outcomes(statements);
const keys: Trial['keys'] = (query) => trial.keys(query);

beforeAll(async () => {
  table = await readRightsTable();
  trial = await openTrial();
});
afterAll(async () => {
  // Without the rows of the fixture, little could fail.
  expect(trial.attempts()).toBeGreaterThan(5000);
  await trial.close();
});

const isRefused = (outcome: string) =>
  /^42501 (permission denied|.*violates row-level security|must be owner)/.test(outcome);
/** Allowed by rights, even if a trigger or constraint refused it. */
const isReached = (outcome: string) => outcome !== '0 rows' && !isRefused(outcome);

const rowsOf = (kind: RightsRow['kind'][]) => table.filter((row) => kind.includes(row.kind));

describe('docs/access.md', () => {
  it('has a row for each table, view, function and bucket, and no row without one', async () => {
    const existing = (await existingThings(trial.database)).map(
      ({ kind, thing }) => `${kind} ${thing}`,
    );
    const written = table.map(({ kind, thing }) => `${kind} ${thing}`);
    expect(written.toSorted()).toEqual(existing.toSorted());
  });

  it('uses restrictions that this test knows', () => {
    const restrictions = table.flatMap(({ cells }) =>
      callers.flatMap((caller) => actions.flatMap((action) => cells[caller][action] ?? [])),
    );
    expect(
      [...new Set(restrictions)].filter((restriction) => !knownRestrictions.has(restriction)),
    ).toEqual([]);
  });
});

describe('tables and views', () => {
  async function wrongs(row: RightsRow): Promise<string[]> {
    const thing = await readThing(trial.database, row.thing);
    const all = await everyKey(thing);
    const found: string[] = [];
    if (all.length === 0) found.push(`${thing.name}: no row to try with`);
    for (const caller of callers) {
      const note = (action: string, message: string) =>
        found.push(`${thing.name}, ${caller}, ${action}: ${message}`);
      await tryRows(row, thing, caller, all, note);
      await tryColumns(row, thing, caller, note);
      if (row.kind === 'table') await tryInsert(row, thing, caller, note);
    }
    return found;
  }

  type Note = (action: string, message: string) => void;

  /** All rows: as the server, or as an admin for views that depend on the caller. */
  async function everyKey(thing: Thing, condition = 'true'): Promise<string[]> {
    const query = `select ${thing.key} from public.${thing.name} where ${condition}`;
    const found = await keys(query);
    return found?.length ? found : ((await as('admin', () => keys(query))) ?? []);
  }

  async function expectedKeys(thing: Thing, restrictions: string[] | undefined, caller: Caller) {
    if (!restrictions) return [];
    const condition = expectedRows(thing.name, restrictions).replaceAll(
      /\bcaller\b/g,
      `tests.id_of(${quote(people[caller])})`,
    );
    return everyKey(thing, condition);
  }

  async function tryRows(row: RightsRow, thing: Thing, caller: Caller, all: string[], note: Note) {
    const rights = row.cells[caller];
    const expected = {
      select: await expectedKeys(thing, rights.select, caller),
      update: await expectedKeys(thing, rights.update, caller),
      delete: await expectedKeys(thing, rights.delete, caller),
    };
    await as(caller, async () => {
      const seen = await keys(`select ${thing.key} from public.${thing.name}`);
      compare('select', seen ?? []);
      if (row.kind !== 'table') return;
      for (const [action, attempt] of [
        ['update', updateAttempt],
        ['delete', deleteAttempt],
      ] as const) {
        const results = await outcomes(all.map((key) => attempt(thing, key)));
        compare(
          action,
          all.filter((_, place) => isReached(results[place] ?? '')),
        );
      }
    });

    function compare(action: 'select' | 'update' | 'delete', reached: string[]) {
      const more = reached.filter((key) => !expected[action].includes(key));
      const less = expected[action].filter((key) => !reached.includes(key));
      if (more.length > 0) note(action, `reaches ${more.join(' | ')}, which is not its right`);
      if (less.length > 0) note(action, `does not reach ${less.join(' | ')}`);
      const isNarrow = expectedRows(thing.name, rights[action] ?? []) !== 'true';
      if (isNarrow && expected[action].length === all.length) {
        note(action, 'has no row to be kept from');
      }
    }
  }

  async function tryColumns(row: RightsRow, thing: Thing, caller: Caller, note: Note) {
    const names = thing.columns.map(({ name }) => name);
    const rights = row.cells[caller];
    const writable = writableColumns[thing.name];
    const hidden = (rights.select ?? []).flatMap(
      (restriction) => hiddenColumns[restriction]?.[thing.name] ?? [],
    );
    const allowed = {
      select: rights.select ? names.filter((name) => !hidden.includes(name)) : [],
      insert: rights.insert ? (writable?.insert ?? names) : [],
      update: rights.update ? (writable?.update ?? names) : [],
    };
    await as(caller, async () => {
      for (const action of ['select', 'insert', 'update'] as const) {
        if (row.kind === 'view' && action !== 'select') continue;
        const results = await outcomes(names.map((name) => columnAttempts[action](thing, name)));
        const open = names.filter((_, place) => !/^42501 permission/.test(results[place] ?? ''));
        // All accounts hold the column privileges of staff; policies restrict the rows.
        const more = open.filter((name) => !allowed[action].includes(name));
        const less = allowed[action].filter((name) => !open.includes(name));
        if (less.length > 0) note(action, `may not name ${less.join(', ')}`);
        if (more.length > 0 && rights[action]) note(action, `may name ${more.join(', ')}`);
      }
    });
  }

  async function tryInsert(row: RightsRow, thing: Thing, caller: Caller, note: Note) {
    const right = row.cells[caller].insert;
    const isEverAllowed = callers.some((each) => row.cells[each].insert);
    const attempt = trial.contentInserts.get(thing.name) ?? insertAttempt(thing.name);
    if (isEverAllowed && !attempt) return note('insert', 'no attempt is written for this table');
    const statement = attempt ?? `insert into public.${thing.name} default values`;
    const [outcome = ''] = await as(caller, () => outcomes([statement]));
    if (right ? outcome !== '1 rows' : !isRefused(outcome)) note('insert', outcome);
  }

  it('give each caller exactly the rows and columns of the table', async () => {
    const wrong: string[] = [];
    for (const row of rowsOf(['table', 'view'])) wrong.push(...(await wrongs(row)));
    expect(wrong).toEqual([]);
  });
});

describe('functions', () => {
  it('run for the callers of the table, and check again inside where it says so', async () => {
    const wrong: string[] = [];
    for (const { thing, cells } of rowsOf(['function'])) {
      for (const caller of callers) {
        const restrictions = cells[caller].execute;
        const [outcome = ''] = await as(caller, () => outcomes([callAttempt(thing)]));
        const isClosed = /^42501 permission denied for function/.test(outcome);
        const isRight = !restrictions
          ? isClosed
          : restrictions.includes('refused')
            ? outcome.startsWith('42501') && !isClosed
            : restrictions.includes('finds nothing')
              ? outcome === '0 rows'
              : !outcome.startsWith('42501') && outcome !== '0 rows';
        if (!isRight) wrong.push(`${thing}, ${caller}: ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('buckets', () => {
  it('list and change files for the callers of the table', async () => {
    const wrong: string[] = [];
    for (const { thing, cells } of rowsOf(['bucket'])) {
      const at = `where bucket_id = ${quote(thing)} and name = 'test-file'`;
      const statements = {
        select: `select name from storage.objects ${at}`,
        insert: `insert into storage.objects (bucket_id, name) values (${quote(thing)}, 'test-new')`,
        update: `update storage.objects set metadata = '{}' ${at}`,
        delete: `delete from storage.objects ${at}`,
      };
      await trial.database.query(`select set_config('storage.allow_delete_query', 'true', true)`);
      for (const caller of callers) {
        for (const [action, statement] of Object.entries(statements)) {
          const [outcome = ''] = await as(caller, () => outcomes([statement]));
          const isAllowed = action in cells[caller];
          if (isAllowed !== isReached(outcome)) {
            wrong.push(`${thing}, ${caller}, ${action}: ${outcome}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the schema private', () => {
  it('shows no caller a row', async () => {
    const { rows } = await trial.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    const wrong: string[] = [];
    for (const caller of callers) {
      const results = await as(caller, () =>
        outcomes(rows.map(({ name }) => `select * from private.${name}`)),
      );
      rows.forEach(({ name }, place) => {
        if (!isRefused(results[place] ?? '')) wrong.push(`${caller}: private.${name}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});
