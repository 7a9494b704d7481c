import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { Children } from 'react';
import { locale } from './locale.ts';
import { messages } from './messages.ts';

const formats = new Map<string, IntlMessageFormat>();

function formatOf(message: string): IntlMessageFormat {
  const known = formats.get(message);
  if (known) return known;
  const format = new IntlMessageFormat(messages[message] ?? message, locale.tag, undefined, {
    ignoreTag: true,
  });
  formats.set(message, format);
  return format;
}

/**
 * Returns a message in the language of the interface.
 * @param message the English text, in ICU syntax when it has values: `{count, plural, one {# photo} other {# photos}}`
 */
export function t(message: string, values?: Record<string, string | number>): string {
  return values ? String(formatOf(message).format(values)) : (messages[message] ?? message);
}

/** A message whose values may be elements. */
export function rich(message: string, values: Record<string, ReactNode>): ReactNode {
  const parts = formatOf(message).format<ReactNode>(values);
  return Array.isArray(parts) ? Children.toArray(parts) : parts;
}

/** A number or a quoted example in an English text. */
const VALUE = /-?\d[\d,]*|"([^"]*)"/g;

/**
 * For a text of the domain package or the database, which speak English: itself where French has no
 * translation. A message with numbers or a quoted example may have them as values, in their order:
 * `From {1} to {2}.`
 */
export function translated(text: string): string {
  const exact = messages[text];
  if (exact !== undefined) return exact;
  const values: Record<string, string> = {};
  const message = text.replace(VALUE, (value: string, example?: string) => {
    const name = String(Object.keys(values).length + 1);
    values[name] = example ?? Number(value.replaceAll(',', '')).toLocaleString(locale.tag);
    return `{${name}}`;
  });
  return message in messages ? t(message, values) : text;
}
