import { t, translated } from '#i18n/t.ts';
import { nameKey } from '#ui/text-form.ts';
import type { Choice } from './record-kind.ts';

/** The start of a cell, in a sentence. */
export const quoted = (text: string) => `“${text.slice(0, 60)}”`;

type Parsed = { value: unknown } | { problem: string };

/** How a field is written in a cell, and read back. */
export type FieldFormat = {
  format: (value: unknown) => string | number;
  /** As a person reads it, where that differs from the cell. */
  show?: (value: unknown) => string;
  /**
   * @param text not empty
   * @param context `before` is the value that the record has
   */
  parse: (text: string, context: { isDayFirst?: boolean; before?: unknown }) => Parsed;
  /** What an empty cell means. */
  nothing: '' | null | readonly never[];
  isList: boolean;
};

export const textFormat: FieldFormat = {
  format: (value) => (value === null || value === undefined ? '' : String(value)),
  parse: (text) => ({ value: text.normalize('NFC') }),
  nothing: '',
  isList: false,
};

/** Of people and of spreadsheets, in the languages that staff and their partners use. */
const yes = [
  'yes',
  'true',
  '1',
  'oui',
  'vrai',
  'ja',
  'wahr',
  'نعم',
  'صواب',
  'صحيح',
  'si',
  'sí',
  'verdadero',
];
const no = ['no', 'false', '0', 'non', 'faux', 'nein', 'falsch', 'لا', 'خطأ', 'falso'];
const truths = new Map([
  ...yes.map((word) => [nameKey(word), true] as const),
  ...no.map((word) => [nameKey(word), false] as const),
]);

export const booleanFormat: FieldFormat = {
  format: (value) => (typeof value === 'boolean' ? (value ? t('Yes') : t('No')) : ''),
  parse: (text) => {
    const value = truths.get(nameKey(text));
    return value === undefined
      ? { problem: t('{text} is neither Yes nor No.', { text: quoted(text) }) }
      : { value };
  },
  nothing: null,
  isList: false,
};

/** One text on each line of the cell. */
export const linesFormat: FieldFormat = {
  format: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  parse: (text) => ({
    value: text
      .normalize('NFC')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }),
  nothing: [],
  isList: true,
};

const MANY = 8;

/**
 * Choices have ids and names, in the language of the interface and in English. A name that two of them share, or that is
 * another's id, is not used.
 */
function choicesByText(choices: readonly Choice[]) {
  const found = new Map<string, Choice>();
  const shared = new Set<string>();
  for (const choice of choices) {
    for (const key of new Set([choice.name, choice.english ?? choice.name].map(nameKey))) {
      if (found.has(key)) shared.add(key);
      found.set(key, choice);
    }
  }
  for (const key of shared) found.delete(key);
  for (const choice of choices) found.set(nameKey(String(choice.id)), choice);
  return found;
}

function unknownChoice(text: string, choices: readonly Choice[]): string {
  const names = choices.slice(0, MANY).map(({ name }) => name);
  const list = choices.length > MANY ? `${names.join(', ')}, …` : names.join(', ');
  return t('{text} is not one of the choices: {list}.', { text: quoted(text), list });
}

function writeAndFind(choices: readonly Choice[]) {
  const byText = choicesByText(choices);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  return {
    // A file may have been written in English.
    find: (text: string) =>
      byText.get(nameKey(text)) ?? byText.get(nameKey(translated(text.trim()))),
    write: (id: unknown) => {
      const choice = byId.get(id as string);
      const isClear = choice !== undefined && byText.get(nameKey(choice.name)) === choice;
      return isClear ? choice.name : String(id);
    },
  };
}

export function choiceFormat(choices: readonly Choice[]): FieldFormat {
  const { find, write } = writeAndFind(choices);
  return {
    format: (value) => (value === null || value === undefined || value === '' ? '' : write(value)),
    parse: (text) => {
      const choice = find(text);
      return choice ? { value: choice.id } : { problem: unknownChoice(text, choices) };
    },
    nothing: null,
    isList: false,
  };
}

const SEPARATOR = /[,;،؛\n]/;

/** Names separated by commas; semicolons and lines separate too. */
export function choicesFormat(choices: readonly Choice[]): FieldFormat {
  const { find, write } = writeAndFind(choices);
  const writeOne = (id: unknown) => {
    const name = write(id);
    return SEPARATOR.test(name) ? String(id) : name;
  };
  return {
    format: (value) => (Array.isArray(value) ? value.map(writeOne).join(', ') : ''),
    parse: (text) => {
      const texts = text.split(SEPARATOR).map((part) => part.trim());
      const chosen = new Set<unknown>();
      for (const part of texts.filter(Boolean)) {
        const choice = find(part);
        if (!choice) return { problem: unknownChoice(part, choices) };
        chosen.add(choice.id);
      }
      return { value: [...chosen] };
    },
    nothing: [],
    isList: true,
  };
}
