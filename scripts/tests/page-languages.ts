// Checks that the built pages link to their other languages and contain text in their own only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitAddress } from '@expat-buddy/domain/language/addresses';
import {
  type Language,
  languages,
  type TranslationLanguage,
} from '@expat-buddy/domain/language/languages';
import { Parser } from 'htmlparser2';
import { filesBelow } from '../build/sync-folder.ts';

type BuiltPage = {
  file: string;
  language: Language;
  canonical: string;
  isHidden: boolean;
  /** URLs by `hreflang`. */
  alternates: Record<string, string>;
  /** Text and labels, without those in elements that are marked as another language. */
  texts: Set<string>;
};

const LABELS = ['aria-label', 'alt', 'title', 'placeholder'];
const UNREAD = new Set(['script', 'style', 'template']);
/** Elements without an end tag. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

const cleaned = (text: string) => text.replace(/\s+/g, ' ').trim();

const languageOf = (file: string) =>
  splitAddress(`/${file.replace(/\.html$/, '')}`).locale.language;

function readPage(dir: string, file: string): BuiltPage {
  const page: BuiltPage = {
    file,
    language: languageOf(file),
    canonical: '',
    isHidden: false,
    alternates: {},
    texts: new Set(),
  };
  /** For each open element: whether its text is in the page's language. */
  const open: boolean[] = [];
  const isRead = () => open.at(-1) ?? true;
  const add = (text: string | undefined) => {
    const clean = cleaned(text ?? '');
    if (/\p{L}/u.test(clean)) page.texts.add(clean);
  };
  let text = '';
  const endText = () => {
    if (isRead()) add(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      const { lang, hreflang, href = '', rel, content = '' } = attributes;
      if (rel === 'canonical') page.canonical = href;
      if (rel === 'alternate' && hreflang) page.alternates[hreflang] = href;
      if (attributes.name === 'robots') page.isHidden = content.includes('noindex');
      const isOther = lang !== undefined && lang !== page.language;
      const isReadHere = isRead() && !isOther && !UNREAD.has(name);
      if (isReadHere) {
        for (const label of LABELS) add(attributes[label]);
        if (attributes.name === 'description' || attributes.property === 'og:title') add(content);
      }
      if (!VOID.has(name)) open.push(isReadHere);
    },
    // Called for each part between character references.
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      endText();
      if (!VOID.has(name)) open.pop();
    },
  });
  parser.end(readFileSync(join(dir, file), 'utf8'));
  return page;
}

function readBuiltPages(dir: string): BuiltPage[] {
  return filesBelow(dir)
    .filter(
      (file) => file.endsWith('.html') && !file.startsWith('admin') && !/app-shell/.test(file),
    )
    .map((file) => readPage(dir, file));
}

/** @returns a sentence for each page that lacks a link to or from another language, or that the sitemap lacks */
export function findBrokenAlternates(dir: string): string[] {
  const pages = readBuiltPages(dir).filter(({ canonical, isHidden }) => canonical && !isHidden);
  const byUrl = new Map(pages.map((page) => [page.canonical, page]));
  const sitemap = readFileSync(join(dir, 'sitemap.xml'), 'utf8');
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url));
  const faults: string[] = [];
  for (const { file, canonical, language, alternates } of byUrl.values()) {
    if (alternates[language] !== canonical) faults.push(`${file} does not name itself`);
    if (alternates['x-default'] !== alternates.en) faults.push(`${file} has another default`);
    for (const other of languages) {
      const there = byUrl.get(alternates[other] ?? '');
      if (!there) faults.push(`${file} names no page in ${other}`);
      else if (there.alternates[language] !== canonical) {
        faults.push(`${there.file} does not name ${file}`);
      }
    }
    if (!listed.delete(canonical)) faults.push(`the sitemap lacks ${canonical}`);
  }
  return [...faults, ...[...listed].map((url) => `the sitemap has ${url}, which is no page`)];
}

/** Common English words that do not exist in French. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|with|your|you|from|this|that|we|our|have|has|to|more|how|what|when|where|day|days|night|people|see|ask|about|coastal|cultural)(?!\p{L})/iu;
/** URLs and email addresses. */
const ADDRESS = /\S+@\S+|(?:localhost|[\w-]+\.[\w.-]+)(?::\d+)?\/\S*/g;
const LATIN_WORD = /\p{Script=Latin}{2,}/u;

/**
 * @param names proper names and units, which stay as they are; longest first
 * @returns the English texts on French and Arabic pages, each once, with a page that contains it
 */
export function findUntranslated(
  dir: string,
  names: Readonly<Record<TranslationLanguage, RegExp>>,
): string[] {
  const found = new Map<string, string>();
  for (const { file, language, texts } of readBuiltPages(dir)) {
    if (language === 'en') continue;
    for (const text of texts) {
      const rest = text.replace(ADDRESS, ' ').replace(names[language], ' ');
      const isEnglish = language === 'ar' ? LATIN_WORD.test(rest) : ENGLISH.test(rest);
      if (isEnglish) found.set(`${language}: ${text}`, file);
    }
  }
  return [...found].map(([text, file]) => `${file}: ${text}`);
}
