import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Answers, type QuestionName, questions, readAnswer } from './answers.ts';
import { writeCompanyName } from './company-name.ts';
import { writeEnvFile } from './env-file.ts';
import { replaceLogo } from './logo.ts';

type Options = {
  /** The folder of the repository. */
  root: string;
  /** Answers as typed, such as those of the command line. */
  given: Partial<Record<QuestionName, string>>;
  /** Asks for what is not given; undefined if nobody is there. */
  ask: ((question: string) => Promise<string>) | undefined;
  print: (line: string) => void;
  /** Where the name is written: the secret key of the project, or the backend of `npm start`. */
  secretKey: string | undefined;
  local: { url: string; secretKey: string };
};

/** The variables of `.env` that the build reads. */
const variables = {
  site: 'SITE_URL',
  project: 'SUPABASE_URL',
  key: 'SUPABASE_PUBLISHABLE_KEY',
} as const;

/** @throws a sentence for the terminal. */
export async function makeItYours(options: Options): Promise<void> {
  const { root, print } = options;
  const envFile = join(root, '.env');
  const present = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const answers = await readAnswers(options, {
    site: present.SITE_URL,
    project: present.SUPABASE_URL,
    key: present.SUPABASE_PUBLISHABLE_KEY,
  });
  if (answers.logo) await replaceLogo(root, answers.logo);
  writeEnvFile(
    envFile,
    Object.fromEntries(
      Object.entries(variables).map(([name, variable]) => [
        variable,
        answers[name as keyof typeof variables],
      ]),
    ),
  );
  print(`\n.env has what a build needs; npm run build reads it.`);
  if (answers.logo) print('The logo and its icons are in apps/site/public. Commit them.');
  print(await nameWritten(options, answers));
  print(
    answers.project && answers.key
      ? `A host that builds from GitHub needs the same ${Object.values(variables).join(', ')}.`
      : 'Run this command again once there is a Supabase project (docs/deploy.md).',
  );
  print(`Everything else, from contact details to languages of replies, is in the back office:`);
  print(`  ${answers.site}/admin/settings`);
}

async function readAnswers({ given, ask, print }: Options, present: Options['given']) {
  const answers: Partial<Record<QuestionName, unknown>> = {};
  for (const name of Object.keys(questions) as QuestionName[])
    answers[name] = await readOne(name, given[name], present[name], ask, print);
  return answers as Answers;
}

async function readOne(
  name: QuestionName,
  given: string | undefined,
  present: string | undefined,
  ask: Options['ask'],
  print: Options['print'],
): Promise<unknown> {
  let typed = given ?? (ask ? await ask(promptOf(name, present)) : '');
  for (;;) {
    const read = readAnswer(name, typed.trim() || present || '');
    if ('answer' in read) return read.answer;
    if (given !== undefined || !ask) throw new Error(`--${name}: ${read.problem}`);
    print(read.problem);
    typed = await ask(promptOf(name, present));
  }
}

const promptOf = (name: QuestionName, present: string | undefined) =>
  `${questions[name].text}${present ? ` [${present}]` : ''}: `;

/** Writes the name where staff can change it. @returns what became of it. */
async function nameWritten({ secretKey, local }: Options, answers: Answers): Promise<string> {
  const { name, project } = answers;
  if (!name) return 'The name stays as it is in the settings of the back office.';
  if (project && !secretKey)
    return `The name is not stored: enter it in the back office, or run this again with SUPABASE_SECRET_KEY.`;
  const database = project && secretKey ? { url: project, secretKey } : local;
  try {
    await writeCompanyName(database, name);
    return `The settings at ${database.url} have the name ${name}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return `The name is not stored: ${reason} Enter it in the back office, or run this again while ${project ? 'it can be reached' : 'npm start runs'}.`;
  }
}
