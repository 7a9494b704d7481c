import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { french } from './french/index.ts';
import { validation } from './french/shell/validation.ts';

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['app', 'dashboard', 'features', 'providers', 'resources', 'shell', 'ui'];
const files = ['content-kinds.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)].flatMap(
  (pattern) =>
    globSync(pattern, { cwd: root }).filter(
      (file) => !/\.(test|fixture)\.tsx?$|^i18n\//.test(file),
    ),
);

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesBelow(value);
}

const nameOf = (value: unknown) => (isNode(value) ? String(value.name) : '');

/** The literals that an expression may evaluate to. */
function literalsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'ConditionalExpression') {
    return [value.consequent, value.alternate].flatMap(literalsOf);
  }
  if (value.type === 'LogicalExpression') return [value.left, value.right].flatMap(literalsOf);
  if (value.type === 'TemplateLiteral') {
    return (value.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
  }
  return value.type === 'JSXExpressionContainer' ? literalsOf(value.expression) : [];
}

/** Neither an address nor an entity. */
const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^[/&]/.test(text);

const textAttributes = new Set([
  ...['alt', 'aria-label', 'confirmLabel', 'helperText', 'label', 'placeholder', 'title'],
]);

/** Texts that are the same everywhere. */
const names = new Set(['office@example.com', '12 000 DA', 'WhatsApp', 'YouTube', 'ASC', 'DESC']);

/** Texts on a screen that do not pass through `t`. */
function bareTexts(node: Node): string[] {
  const texts =
    node.type === 'JSXText'
      ? [String(node.value).trim()]
      : node.type === 'JSXAttribute' && textAttributes.has(nameOf(node.name))
        ? literalsOf(node.value)
        : node.type === 'JSXElement' || node.type === 'JSXFragment'
          ? (node.children as Node[]).flatMap(literalsOf)
          : [];
  return texts.filter((text) => isText(text) && !names.has(text));
}

const isCall = (node: Node) =>
  node.type === 'CallExpression' && ['t', 'rich'].includes(nameOf(node.callee));

/** Texts beside messages in one object, such as a label in a list of labels. */
function textsAmongMessages(node: Node): string[] {
  if (node.type !== 'ObjectExpression') return [];
  const values = (node.properties as Node[]).map(({ value }) => value).filter(isNode);
  return values.some(isCall)
    ? values.flatMap(literalsOf).filter((text) => /^\p{Lu}\p{L}/u.test(text) && !names.has(text))
    : [];
}

const sources = [...files, 'i18n/i18n-provider.ts'].map((file) => {
  const code = readFileSync(`${root}/${file}`, 'utf8');
  const nodes = [...nodesBelow(parseSync(file, code).program as unknown as Node)];
  return { file, code, nodes };
});

const messages = new Set(
  sources.flatMap(({ nodes }) =>
    nodes.filter(isCall).flatMap(({ arguments: args }) => literalsOf((args as Node[])[0])),
  ),
);

/** Of the parser's elements (@formatjs/icu-messageformat-parser, `TYPE`). */
const TYPE = { literal: 0, argument: 1, plural: 6, pound: 7 } as const;

type Part = { type: number; value: string; options?: Record<string, { value: Part[] }> };

/** The parts of a message, those inside its plurals and choices too. */
function partsOf(message: string): Part[] {
  const all = (parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => [
      part,
      ...Object.values(part.options ?? {}).flatMap(({ value }) => all(value)),
    ]);
  const { getAst } = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
  return all(getAst() as Part[]);
}

/** Names of values: those that are shown, and all, which includes what only chooses a form. */
function valuesOf(message: string) {
  const named = partsOf(message).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  const shown = named.filter(({ type }) => type === TYPE.argument);
  return {
    shown: shown.map(({ value }) => value),
    all: named.map(({ value }) => value),
  };
}

/** French has the forms `one` and `other`; a form without `other` would throw. */
const hasAllForms = (message: string) =>
  partsOf(message).every(
    ({ type, options = {} }) => type !== TYPE.plural || ('one' in options && 'other' in options),
  );

it('every text on a screen is a message', () => {
  const bare = sources.flatMap(({ file, nodes }) =>
    nodes.flatMap(bareTexts).map((text) => `${file}: ${text}`),
  );
  expect(bare).toEqual([]);
});

it('every text in an object of messages is a message', () => {
  const bare = sources.flatMap(({ file, nodes }) =>
    nodes.flatMap(textsAmongMessages).map((text) => `${file}: ${text}`),
  );
  expect(bare).toEqual([]);
});

it('every message is written out where it is used', () => {
  const computed = sources.flatMap(({ file, nodes }) =>
    nodes
      .filter((node) => isCall(node) && literalsOf((node.arguments as Node[])[0]).length === 0)
      .map(() => file),
  );
  expect(computed).toEqual([]);
});

it('every message gets its values', () => {
  const lacking = sources.flatMap(({ file, nodes }) =>
    nodes.filter(isCall).flatMap((call) => {
      const [message, values] = call.arguments as Node[];
      const given = values?.type === 'ObjectExpression' ? (values.properties as Node[]) : [];
      // Values in a variable are left to the type checker and the tests of their screen.
      const isKnown = values
        ? values.type === 'ObjectExpression' && given.every(({ type }) => type === 'Property')
        : true;
      const names = given.map(({ key }) => nameOf(key));
      return isKnown
        ? literalsOf(message)
            .filter((text) => !valuesOf(text).all.every((name) => names.includes(name)))
            .map((text) => `${file}: ${text}`)
        : [];
    }),
  );
  expect(lacking).toEqual([]);
});

it('a message with a note says in English what it stands for', () => {
  expect(Object.keys(english).filter((message) => !messages.has(message))).toEqual([]);
});

describe('French', () => {
  it('translates every message', () => {
    expect([...messages].filter((message) => !french[message])).toEqual([]);
  });

  it('translates each message once', () => {
    const dictionaries = import.meta.glob<Record<string, Record<string, string>>>(
      './french/*/*.ts',
      { eager: true },
    );
    const keys = Object.values(dictionaries).flatMap((file) =>
      Object.values(file).flatMap((dictionary) => Object.keys(dictionary)),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has the values and plural forms of the English message', () => {
    const different = Object.entries(french).filter(([message, translation]) => {
      const wanted = valuesOf(message);
      const found = valuesOf(translation);
      return !(
        wanted.shown.every((name) => found.all.includes(name)) &&
        found.all.every((name) => wanted.all.includes(name)) &&
        hasAllForms(translation)
      );
    });
    expect(different).toEqual([]);
  });

  it('follows the rules of typography', () => {
    const faults = {
      // Around braces, they quote them for ICU.
      'straight quotes': /(?<![{}])'(?![{}])|"/,
      'no narrow no-break space before ; ! ?': /[^\u202f(][;!?](?!\w)/,
      'no no-break space before a colon': /[^\u00a0\d](?<!https?|tel):(?!\w)/,
      'no no-break space inside guillemets': /«(?!\u00a0)|(?<!\u00a0)»/,
      'three dots': /\.\.\./,
    };
    const wrong = Object.values(french).flatMap((text) =>
      Object.entries(faults)
        .filter(([, pattern]) => pattern.test(text))
        .map(([fault]) => `${fault}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('translates nothing that is gone', () => {
    const read = (pattern: string) =>
      globSync(`../../../${pattern}`, { cwd: root })
        .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
        .join('\n');
    const code = read('packages/domain/src/**/*.ts');
    const sql = read('supabase/migrations/*.sql');
    // The database has names for people, but no sentences: its errors have codes.
    const isElsewhere = (text: string) =>
      code.includes(text) ||
      (!text.endsWith('.') && sql.includes(`'${text}'`)) ||
      sources.some((source) => source.code.includes(`'${text}'`));
    const gone = Object.keys(french).filter(
      (message) =>
        !messages.has(message) && !isElsewhere(message) && !Object.hasOwn(validation, message),
    );
    expect(gone).toEqual([]);
  });
});
