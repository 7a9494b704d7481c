// `npm run restore -- /safe/folder/expat-buddy-…`: puts a backup into a project (docs/deploy.md).
//   --drill, --disaster   an exercise (for any other project than the source), or the place of a lost one
//   --yes                 do not ask
//   --check               compare only
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, runCommandOf } from './backup/problem.ts';
import { openProject } from './backup/project.ts';
import { uploadFiles } from './backup/storage.ts';
import { check } from './restore/check.ts';
import { confirm, purposeOf, readWhole, requireSameSchema } from './restore/prepare.ts';
import { restoreRows } from './restore/restore-rows.ts';

const flag = { type: 'boolean', default: false } as const;

await runCommandOf(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drill: flag, disaster: flag, yes: flag, check: flag },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1)
    throw new Problem('Name one backup: npm run restore -- /safe/folder/expat-buddy-….');
  const folder = resolve(name);
  const manifest = await readWhole(folder);
  console.log(`${folder} is whole.`);

  const project = await openProject();
  try {
    if (!values.check) {
      const purpose = purposeOf(project.url, manifest, values);
      await requireSameSchema(project, manifest);
      if (!values.yes) await confirm(project, manifest, purpose);
      await restoreRows(project.database, folder, manifest, purpose);
      console.log(`The rows are restored, as a ${purpose}.`);
      await uploadFiles(project, folder, manifest.buckets);
      console.log('The files are uploaded.');
    }
    const { problems, notes } = await check(project, manifest);
    for (const line of notes) console.log(`  ${line}`);
    for (const line of problems) console.error(`  ${line}`);
    console.log(problems.length === 0 ? 'Nothing is missing.' : 'Something is missing, see above.');
    return problems.length === 0;
  } finally {
    await project.database.end().catch(() => undefined);
  }
});
