import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { visitorErrorCodes } from '@expat-buddy/domain/error/visitor-codes';
import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-message.ts';

const root = fileURLToPath(new URL('../../../../../supabase/', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|fixture)\.ts$|node_modules/.test(file))
    .map((file) => ({ file, code: readFileSync(`${root}/${file}`, 'utf8') }));

const migrations = read('migrations/*.sql');
const functions = read('functions/**/*.ts');

const raises = migrations.flatMap(({ file, code }) =>
  [...code.matchAll(/^\s*raise\s+(?!notice|log|warning)[^;]*;/gim)].map(([statement]) => ({
    file,
    statement,
  })),
);

/** Each code with the names of its values, where it is raised in SQL. */
const inSql = migrations.flatMap(({ code }) =>
  [...code.matchAll(/error_detail\('([a-z_]+)'(?:, jsonb_build_object\(([^;]*?)\)\))?/g)].map(
    ([, name = '', given = '']) => ({
      name,
      values: [...given.matchAll(/(?:^|, )'([a-z]+)',/g)].map(([, key = '']) => key),
    }),
  ),
);
const isCode = (text: string) =>
  Object.hasOwn(errorMessages, text) || visitorErrorCodes.some((code) => code === text);
const inFunctions = functions.flatMap(({ code }) =>
  [...code.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name = '']) => name).filter(isCode),
);

const raised = new Set([...inSql.map(({ name }) => name), ...inFunctions]);

describe('the codes of errors', () => {
  it('are given to every error that SQL raises', () => {
    const without = raises.filter(({ statement }) => !/\bdetail = /.test(statement));
    expect(raises.length).toBeGreaterThan(90);
    expect(without).toEqual([]);
  });

  it('all have a message in the back office or on the site', () => {
    expect([...raised].filter((code) => !isCode(code))).toEqual([]);
  });

  it('are all raised by something', () => {
    const known = [...Object.keys(errorMessages), ...visitorErrorCodes];
    expect(known.filter((code) => !raised.has(code))).toEqual([]);
  });

  it('come with the values of their messages', () => {
    const lacking = inSql.filter(({ name, values }) => {
      const message = Object.hasOwn(errorMessages, name)
        ? errorMessages[name as keyof typeof errorMessages]
        : '';
      if (typeof message === 'string') return false;
      const asked = new Set<string | symbol>();
      const sample = new Proxy(Object.fromEntries(values.map((key) => [key, 2])), {
        get: (target, key) => {
          asked.add(key);
          return Reflect.get(target, key);
        },
      });
      try {
        message(sample);
      } catch {
        return true;
      }
      return !values.every((key) => asked.has(key));
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});
