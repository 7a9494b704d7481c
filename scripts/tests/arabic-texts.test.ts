/** Faults that native readers found in Arabic texts. None may come back, in any of the places where Arabic is written. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

const texts = [
  'apps/site/src/lib/messages/ar/**/*.ts',
  'apps/site/src/lib/messages/language-offers.ts',
  'packages/domain/src/newsletter/issue/mail-texts.ts',
  'packages/domain/src/site-settings/company-lines.ts',
  'supabase/functions/_shared/messages/ar.ts',
  'supabase/seed/98_message_templates.sql',
  'supabase/seed/translations/*.sql',
  'scripts/account-mails/texts.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
  )
  .filter(({ text }) => /\p{Script=Arabic}/u.test(text));

/** A whole word, with the letters that are written together with it. */
const word = (pattern: string) =>
  new RegExp(`(?<!\\p{L})[وفبلك]{0,2}(?:${pattern})(?!\\p{L})`, 'u');

const faults: Record<string, RegExp> = {
  'مشي as a thing that is counted': word(
    'كل مشي|مشيا? (?:يناسب|قصير|أقصر|طويل|صباحي|باكر|شديد|من|بين)|المشي في الشتاء قصير',
  ),
  'a label that its text repeats': /'الحرارة /u,
  'a decimal point': /\d\.\d(?!\d*(?:\.|rem|px|em))/,
  'a clock of 12 hours, or without its zero': /\d (?:صباحا|مساء|بعد الزوال|ظهرا)|(?<!\d)\d:\d\d/u,
  'a definite plural for some embassies': /أعلنت السفارات/u,
  'a button that does not say what it does': /'(?:السؤال (?:عن|على|متى)|طلب واحد')/u,
  'the title of a trip without quotation marks':
    /(?:اكتشفوا|أجمل ما في|طلب عن|بخصوص|بشأن) \$\{(?!quoted)/u,
  'a plural that nobody says': word('(?:ال)?شتاءات'),
  'a second spelling of shower': word('(?:ال)?دش'),
  'a second word for a guelta': /أحواض ماء|برك صخرية|برك أفيلال/u,
  tanwin: /[ًٌٍ](?<!ابتداءً|جارٍ|رامٍ)/u,
  'an exclamation mark': /[\p{Script=Arabic}}]!/u,
  'two terms for one thing':
    /مخطط (?:الرحلات|رحلة)|أيام الفريق|يوم لفريق|(?<!\p{L})وسوم|الوسوم|المدينة العتيقة|لا حواجز|(?<!\p{L})محو|نمحو|يُمحى|شروط الاستخدام|الوجهات\W+جولات|لا بد منه/u,
};

test('There are Arabic texts', () => {
  expect(texts.length).toBeGreaterThan(5000);
});

test.each(Object.entries(faults))('No Arabic text has %s', (_fault, pattern) => {
  const found = texts.filter(({ text }) => pattern.test(text));
  expect(found).toEqual([]);
});
