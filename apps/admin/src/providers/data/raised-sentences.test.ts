import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { french } from '#i18n/french/index.ts';

vi.stubGlobal('localStorage', { getItem: () => 'fr' });
vi.resetModules();
const { raisedSentence, withValues } = await import('./raised-sentences.ts');
const { toDataError } = await import('./database-errors.ts');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const supabase = fileURLToPath(new URL('../../../../../supabase/', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: supabase })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(`${supabase}${file}`, 'utf8'));

const sql = read('migrations/*.sql').join('\n').replace(/--.*/g, '');
const isSentence = (text: string) => /^[A-Z%].* .*\.$/.test(text);

/** Refused to visitors, to the server, or only to a program that misuses the API. */
const unseen = new Set([
  'A subscription ends as bounced or unsubscribed.',
  'An inquiry takes up to three files.',
  'An inquiry takes up to % files.',
  'Mail % was not sent at try %.',
  'A message takes up to three files.',
  'There is no recent inquiry with this id.',
  'There is no recent message with this id.',
  'This file belongs to another inquiry.',
  'This invitation is no longer valid.',
  'This link waits for no such photo.',
  'This table has no order to save.',
  'This table has no sources.',
]);
const tooOften = /^Too many .* in a short time\.$/;
const misuse =
  /^(The (body|address) names no |Only .* answered here\.|The (parameter|range|filter|setting) |There is (no filter|nothing at) |A role is |Disabled is |An invitation can only be sent again)/;
const isSeen = (text: string) => !unseen.has(text) && !tooOften.test(text) && !misuse.test(text);

/** The sentences of `raise`, with their hint where the function for accounts appends it. */
const raisedInSql = [...sql.matchAll(/\braise\s+(?!notice|log|warning)[^;]*;/gi)].flatMap(
  ([statement]) => {
    if (/'PT42[89]'/.test(statement)) return [];
    const [text = '', ...others] = [...statement.matchAll(/'((?:[^']|'')*)'/g)]
      .map(([, literal = '']) => literal.replaceAll("''", "'"))
      .filter(isSentence);
    const hint = /hint = '/.test(statement) ? others.at(-1) : undefined;
    const isAboutAccounts = /'(23514|42501)'/.test(statement);
    return text ? [text, ...(hint && isAboutAccounts ? [`${text} ${hint}`] : [])] : [];
  },
);

/** Sentences that are chosen before `raise exception '%'`. */
const chosenInSql = [...sql.matchAll(/\b(?:then|fault :=)\s+(?:format\()?'([A-Z][^']*\.)'/g)].map(
  ([, text = '']) => text.replaceAll('%s', '%'),
);

const functions = [
  ...['accounts', 'inquiry-files', 'newsletter-test', 'request-build', 'retry-mail'],
  ...['review-photo-links', 'send-reply', '_shared/mail'],
].map((folder) => `functions/${folder}/*.ts`);
const shared = ['caller', 'outbox', 'refusal'].map((file) => `functions/_shared/${file}.ts`);
const raisedInFunctions = [...functions, ...shared]
  .flatMap(read)
  .map((code) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  .flatMap((code) => [...code.matchAll(/(['`])([A-Z][^'`\n]*\.)\1/g)])
  .map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '%'))
  .filter(isSentence);

const raised = [...new Set([...raisedInSql, ...chosenInSql, ...raisedInFunctions])].filter(isSeen);

describe('in French', () => {
  it('staff read every sentence that SQL or an Edge Function raises', () => {
    expect(raisedInSql.length).toBeGreaterThan(90);
    expect(chosenInSql.length).toBeGreaterThan(10);
    expect(raisedInFunctions.length).toBeGreaterThan(40);
    const known = withValues.map((sentence) => sentence.raised);
    expect(raised.filter((text) => !french[text] && !known.includes(text))).toEqual([]);
  });

  it('a sentence with values is one that something raises', () => {
    const gone = withValues.filter((sentence) => !raised.includes(sentence.raised));
    expect(gone).toEqual([]);
  });

  it.each([
    ['You cannot change your own role.', 'Vous ne pouvez pas changer votre propre rôle.'],
    ['A message takes up to 5 files.', 'Un message peut contenir 5 fichiers au plus.'],
    [
      'It has 2 reviews and cannot be deleted. Archive it instead.',
      'Cet élément a 2 avis et ne peut pas être supprimé. Archivez-le plutôt.',
    ],
    ['Something that nobody wrote yet.', 'Something that nobody wrote yet.'],
  ])('"%s"', (raisedText, inFrench) => {
    expect(raisedSentence(raisedText)).toBe(inFrench);
  });

  it('an error of a function of the database keeps its sentence', () => {
    const body = { code: 'PT409', message: 'This email was already sent.' };
    expect(toDataError({ status: 409, body }).message).toBe('Cet e-mail a déjà été envoyé.');
  });
});
