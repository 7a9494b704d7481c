import {
  type Language,
  languages,
  type TranslationLanguage,
  translationLanguages,
} from '@expat-buddy/domain/language/languages';
import { CONSENT_VERSION, consentText } from '@expat-buddy/domain/newsletter/consent-texts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callsOf, isCount, isSample } from './message-arguments.fixture.ts';
import type * as plurals from './plural.ts';

type Messages = Record<string, unknown>;
type Message = (...args: unknown[]) => unknown;

const files = import.meta.glob<Messages>('./{en,fr,ar}/*/*.ts');

async function messagesOf(language: Language): Promise<Messages> {
  const own = Object.keys(files).filter((path) => path.startsWith(`./${language}/`));
  const loaded = own.map(async (path) => [
    path.slice(`./${language}/`.length, -'.ts'.length),
    await files[path]?.(),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

const isParent = (value: unknown): value is Messages => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is Message => typeof value === 'function';

/** Calls `visit` with every text and function of `english` and its counterpart. */
function compare(
  english: unknown,
  other: unknown,
  visit: (path: string, english: unknown, other: unknown) => void,
  path = '',
) {
  if (!isParent(english)) return visit(path, english, other);
  for (const [key, value] of Object.entries(english)) {
    const counterpart = isParent(other) ? other[key] : undefined;
    compare(value, counterpart, visit, path ? `${path}.${key}` : key);
  }
}

/** Every text in a value, with its path. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (!isParent(value)) return;
  for (const [key, below] of Object.entries(value)) yield* textsIn(below, `${path}.${key}`);
}

/** Values that visitors do not read: anchors, link targets, image paths and dates of versions. */
const isTechnical = (path: string) =>
  /\.(?:id|to|image|versionOn)$|cookies.*\.terms\.\d+\.0$/.test(path);

/** Texts that are the same in English, in lower case. Any other English text lacks its translation. */
const alike: Record<TranslationLanguage, readonly string[]> = {
  fr: [
    ...[
      'algroove',
      'casbah',
      'collection',
      'contact',
      'date',
      'dates',
      'destination',
      'destinations',
    ],
    ...[
      'da',
      'dinars (da)',
      'euros (€)',
      'faq',
      'h',
      'km',
      'm',
      'menu',
      'message',
      'newsletter',
      'note',
    ],
    ...['notifications', 'page', 'photo', 'photos', 'programme', 'questions', 'road trip'],
    ...['road trips', 'service', 'services', 'source', 'total', 'transit', 'version', 'whatsapp'],
    // Places
    ...['adrar', 'annaba', 'aurès', 'batna', 'biskra', 'béchar', 'chlef', 'constantine', 'djanet'],
    ...['djelfa', 'djémila', 'el goléa', 'erg chech', 'ghardaïa', 'hoggar', 'illizi', 'in salah'],
    ...['mostaganem', 'oran', 'ouargla', 'sahara', 'sétif', 'tademaït', 'tahat, hoggar'],
    ...['tamanrasset', 'tanezrouft', 'tassili n’ajjer', 'timgad', 'tindouf', 'tipasa', 'tipaza'],
    ...['tizi ouzou'],
  ],
  ar: ['algroove'],
};

/** Latin names in Arabic sentences, link targets, and places for values. */
const latinNames =
  /\{\w+\}|Algroove|Natural Earth|JPEG|PNG|PDF|HEIC|ANPDP|\bIP\b|service worker|workbox-expiration|«[a-z-]+»|\]\([^)]*\)/gi;

/** Parameters that are words of the messages, dates and times; the ends of a page's title; a link, which must stay one. */
const needNoIsolation = [
  ...['earliest', 'first', 'kind', 'label', 'languages', 'latest', 'moment', 'note', 'second'],
  ...['size', 'sort', 'time', 'times', 'topics', 'until', 'url', 'view'],
];

/** The plural categories for which a counted noun needs its own form. */
const neededForms: Record<TranslationLanguage, readonly Intl.LDMLPluralRule[]> = {
  fr: ['one', 'other'],
  ar: ['one', 'two', 'few', 'other'],
};

const faults: Record<TranslationLanguage, Record<string, RegExp>> = {
  fr: {
    'straight quotes': /['"]/,
    'no narrow no-break space before ; ! ?': /[^\u202f][;!?]/,
    'no no-break space before a colon': /[^\u00a0\d]:/,
    'no no-break space inside guillemets': /«(?!\u00a0)|(?<!\u00a0)»/,
    'three dots': /\.\.\./,
  },
  ar: {
    'Arabic-Indic digits': /[٠-٩۰-۹]/,
    // Between digits, a comma is the decimal separator.
    'punctuation of another script': /[?;"']|,(?!\d)/,
    'a word in Latin letters': /[a-z]{2}/i,
    'three dots': /\.\.\./,
  },
};

describe.each(translationLanguages)('the messages in %s', (language) => {
  let english: Messages;
  let translated: Messages;
  /** Every text; functions are called with their first samples. */
  const texts: [path: string, text: string, inEnglish: string][] = [];

  /** The plural forms in the messages that were called. */
  const forms = new Set<Record<string, string>>();

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('#messages/locale.ts', () => import(`./${language}/locale.ts`));
    vi.doMock('./plural.ts', async (importOriginal) => {
      const original = await importOriginal<typeof plurals>();
      const counted: typeof plurals.counted = (count, given) => {
        forms.add(given);
        return original.counted(count, given);
      };
      return { ...original, counted };
    });
    english = await messagesOf('en');
    translated = await messagesOf(language);
    compare(english, translated, (path, original, own) => {
      if (!isMessage(original) || !isMessage(own)) {
        if (!isTechnical(path)) texts.push([path, String(own), String(original)]);
        return;
      }
      const { first } = callsOf(path, original);
      const originals = new Map(textsIn(original(...first)));
      for (const [below, text] of textsIn(own(...first))) {
        if (!isTechnical(below)) texts.push([path + below, text, originals.get(below) ?? '']);
      }
    });
  });

  test('are complete', () => {
    expect(languages).toContain(language);
    const missing: string[] = [];
    compare(english, translated, (path, original, own) => {
      if (typeof own !== typeof original || own === '') missing.push(path);
    });
    expect(missing).toEqual([]);
    expect(texts.length).toBeGreaterThan(1200);
  });

  test('are not in English', () => {
    const known = new Set<string>(alike[language]);
    const bare = (text: string) =>
      text.replace(isSample, '').replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
    const same = texts.filter(
      ([, text, original]) =>
        bare(text) === bare(original) &&
        /\p{L}/u.test(bare(text)) &&
        !known.has(bare(text).toLowerCase()),
    );
    expect(same).toEqual([]);
  });

  test('use all their arguments', () => {
    const unused: string[] = [];
    compare(english, translated, (path, original, own) => {
      if (!isMessage(original) || !isMessage(own)) return;
      const { first, others } = callsOf(path, original);
      const said = JSON.stringify(own(...first));
      for (const args of others) {
        if (JSON.stringify(own(...args)) === said) unused.push(`${path} ${JSON.stringify(args)}`);
      }
    });
    expect(unused).toEqual([]);
  });

  test('have every plural form', () => {
    forms.clear();
    const broken: string[] = [];
    compare(english, translated, (path, original, own) => {
      if (!isMessage(original) || !isMessage(own)) return;
      const { parameters, first } = callsOf(path, original);
      parameters.forEach((parameter, index) => {
        if (!isCount(parameter)) return;
        for (let count = 0; count <= 200; count += 1) {
          const said = [...textsIn(own(...first.with(index, count)))].map(([, text]) => text);
          const isWhole = said.length > 0 && said.every((text) => text.trim() !== '');
          if (!isWhole || /#|undefined|NaN/.test(said.join())) broken.push(`${path} of ${count}`);
        }
      });
    });
    expect(broken).toEqual([]);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const incomplete = [...forms].filter(
      (given) =>
        neededForms[language].some((category) => !given[category]) ||
        Object.keys(given).some((category) => !pluralCategories.some((one) => one === category)),
    );
    expect(incomplete).toEqual([]);
  });

  test('follow the rules of typography', () => {
    const written = (text: string) =>
      language === 'ar' ? text.replace(isSample, '').replace(latinNames, '') : text;
    const wrong = texts.flatMap(([path, text]) =>
      Object.entries(faults[language])
        .filter(([, pattern]) => pattern.test(written(text)))
        .map(([fault]) => `${path}: ${fault} in “${text}”`),
    );
    expect(wrong).toEqual([]);
  });

  test('have the same lists and links', () => {
    const links = (text: string) => text.match(/\]\([^)]*\)/g) ?? [];
    const moved = texts.filter(
      ([, text, original]) => JSON.stringify(links(text)) !== JSON.stringify(links(original)),
    );
    expect(moved).toEqual([]);
    const originals = new Set([...textsIn(english)].map(([path]) => path));
    const added = Object.keys(english)
      .flatMap((file) => [...textsIn(translated[file], `.${file}`)].map(([path]) => path))
      .filter((path) => !originals.has(path));
    expect(added).toEqual([]);
  });

  if (language === 'ar')
    test('isolate names from the direction of the sentence', () => {
      const bare: string[] = [];
      compare(english, translated, (path, original, own) => {
        if (!isMessage(original) || !isMessage(own)) return;
        const { parameters, first, others } = callsOf(path, original);
        parameters.forEach((parameter, index) => {
          if (
            path.endsWith('.pageTitle') ||
            needNoIsolation.includes(parameter) ||
            !/Qrs/.test(JSON.stringify(others[index]?.[index]))
          )
            return;
          for (const [below, text] of textsIn(own(...first.with(index, others[index]?.[index])))) {
            const outside = text.replace(/\u2068[^\u2069]*\u2069/g, '');
            if (/Qrs/.test(outside) && text !== 'Qrs')
              bare.push(`${path}${below} ${parameter}: ${text}`);
          }
        });
      });
      expect(bare).toEqual([]);
    });

  test('ask for the consent that is recorded', () => {
    expect(translated['newsletter/newsletter-form']).toMatchObject({
      newsletterFormMessages: { consent: consentText(CONSENT_VERSION, language) },
    });
  });
});
