// `npm run backup -- --to=/safe/folder [--keep-days=30]`: rows and files of a project, in a new folder (docs/deploy.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describe } from './backup/describe.ts';
import { removeExpired } from './backup/folders.ts';
import { makeBackup } from './backup/make-backup.ts';
import { Problem, runCommandOf } from './backup/problem.ts';
import { openProject } from './backup/project.ts';

await runCommandOf(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'keep-days': { type: 'string', default: '30' } },
  });
  const keepDays = Number(values['keep-days']);
  if (!values.to) throw new Problem('Name the folder of the backups: --to=/safe/folder.');
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new Problem('--keep-days takes a number of days, at least 1.');
  const to = resolve(values.to);

  const project = await openProject();
  try {
    const { folder, manifest } = await makeBackup(project, to);
    console.log(`${folder} is whole:`);
    for (const line of describe(manifest)) console.log(`  ${line}`);
  } finally {
    await project.database.end().catch(() => undefined);
  }
  for (const name of await removeExpired(to, keepDays, new Date()))
    console.log(`Deleted ${name}, which is older than ${keepDays} days.`);
  return true;
});
