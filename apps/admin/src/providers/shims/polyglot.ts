type Options = Readonly<Record<string, unknown>>;
type Phrases = { readonly [key: string]: string | Phrases };

function flat(phrases: Phrases, before = ''): [string, string][] {
  return Object.entries(phrases).flatMap(([key, phrase]) =>
    typeof phrase === 'string' ? [[before + key, phrase]] : flat(phrase, `${before}${key}.`),
  );
}

/**
 * Stands in for the package `node-polyglot`, which brings copies of what every browser has by itself.
 * It does what react-admin's English words need: "%{name}", and "one |||| many" by `smart_count`. A key
 * that is not known is its own words, or those in `_`.
 */
export default class Polyglot {
  readonly #phrases: ReadonlyMap<string, string>;

  constructor({ phrases }: { phrases: Phrases }) {
    this.#phrases = new Map(flat(phrases));
  }

  t(key: string, options: Options = {}): string {
    const fallback = typeof options._ === 'string' ? options._ : key;
    const [one = '', many] = (this.#phrases.get(key) ?? fallback).split('||||');
    const isOne = options.smart_count === undefined || options.smart_count === 1;
    return (isOne ? one : (many ?? one))
      .trim()
      .replace(/%\{(\w+)\}/g, (whole, name: string) => String(options[name] ?? whole));
  }
}
