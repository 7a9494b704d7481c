// `npm run test:restore [-- --postgres=15] [--build]`: a backup of one project restored into another, both on stock PostgreSQL with
// the local API, and what has to be noticed when it goes wrong (docs/deploy.md).
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DUMP } from './backup/manifest.ts';
import { distDir } from './environment/settings.ts';
import { POSTGRES_MAJORS } from './hosted-like/postgres-binaries.ts';
import { FILES, fill, PHOTO } from './rehearsal/fill.ts';
import { openRehearsalProject, type RehearsalProject } from './rehearsal/project.ts';
import { runScript } from './rehearsal/run-script.ts';

const asked = process.argv.find((word) => word.startsWith('--postgres='))?.split('=')[1] ?? '17';
const major = POSTGRES_MAJORS.find((each) => String(each) === asked);
assert(major, `--postgres takes ${POSTGRES_MAJORS.join(' or ')}.`);

const to = mkdtempSync(join(tmpdir(), 'expat-buddy-rehearsal-'));
const projects: RehearsalProject[] = [];
const open = async (seed: boolean) => {
  const project = await openRehearsalProject(major, seed);
  projects.push(project);
  return project;
};

/** What a drill changes on purpose. */
const CHANGED = `('mail_outbox', 'newsletter_issues', 'newsletter_recipients', 'publishing', 'outbox_drains')`;

/** A digest of every table's rows. */
async function digests(client: Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') and tablename not in ${CHANGED} or schemaname = 'auth' and tablename in ('users', 'identities')`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select md5(coalesce(string_agg(line, e'\\n' order by line collate "C"), '')) as digest
       from (select md5(one::text) as line from ${name} one) lines`,
    );
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
}

const drain = async ({ call }: RehearsalProject) => {
  const answer = await call('/functions/v1/drain-outbox', { method: 'POST', body: '{}' });
  assert.equal(answer.status, 200, await answer.text());
};
const mailsOf = async ({ backend }: RehearsalProject) =>
  ((await (await fetch(`${backend.mailboxUrl}/email`)).json()) as unknown[]).length;
const claimsBuild = async ({ owner }: RehearsalProject) =>
  (await owner.query('select from public.claim_build_request(false)')).rows.length;

/** Every address of a photo in the pages is one of the project's, and answers. */
async function buildFrom({ backend, env }: RehearsalProject, old: RehearsalProject): Promise<void> {
  const ended = await runScript(['build.ts'], {
    ...env,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SITE_URL: 'https://www.example.com',
  });
  assert.equal(ended.status, 0, ended.output);
  const pages = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(distDir, file), 'utf8'));
  const text = pages.join('');
  assert(!text.includes(old.backend.apiUrl));
  const found = new Set(text.match(/https?:[^\s"'<>&,]+\/storage\/v1\/[^\s"'<>&,]+/g));
  for (const url of found) {
    assert(url.startsWith(backend.apiUrl), url);
    assert.equal((await fetch(url)).status, 200, url);
  }
  assert(found.size >= 3);
  console.log(`${pages.length} pages name ${found.size} addresses of photos.`);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`ok   ${name} (${Math.round(performance.now() - startedAt)} ms)`);
}

/** Fails with its sentence and leaves no folder behind. */
async function refuses(words: string[], env: Record<string, string>, said: RegExp, limit?: number) {
  const ended = await runScript(words, env, limit);
  assert.notEqual(ended.status, 0, ended.output);
  assert.match(ended.output, said);
}
const names = () => readdirSync(to).filter((name) => name.startsWith('expat-buddy-'));

try {
  const source = await open(true);
  await fill(source);
  const before = await digests(source.owner);
  await step('a backup of all rows and files', async () => {
    const ended = await runScript(['backup.ts', '--to', to], source.env);
    assert.equal(ended.status, 0, ended.output);
    console.log(ended.output.trimEnd());
  });
  const [name = ''] = names();
  const folder = join(to, name);

  const target = await open(false);
  for (const time of ['once', 'twice'])
    await step(`a drill in an empty project, ${time}`, async () => {
      const ended = await runScript(['restore.ts', folder, '--yes'], target.env);
      assert.equal(ended.status, 0, ended.output);
      assert.match(ended.output, /as a drill[\s\S]*Nothing is missing/);
      console.log(ended.output.trimEnd());
    });
  await step('the same rows in every table', async () =>
    assert.deepEqual(await digests(target.owner), before),
  );
  await step('every file under its old name', async () => {
    for (const [path, content] of Object.entries(FILES)) {
      const answer = await target.call(`/storage/v1/object/${path}`);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), content, path);
      assert.equal(answer.headers.get('cache-control'), 'max-age=31536000', path);
    }
    const { rows } = await target.owner.query(
      `select "imageUrl" from public.travels where id = 'algiers'`,
    );
    assert.equal(rows[0].imageUrl, `/storage/v1/object/public/photos/${PHOTO}`);
  });
  if (process.argv.includes('--build'))
    await step('the site, built from it', () => buildFrom(target, source));
  await step('no email and no build from the drill', async () => {
    await drain(target);
    await drain(target);
    assert.equal(await mailsOf(target), 0);
    assert.equal(await claimsBuild(target), 0);
  });
  await step('emails and builds from the source', async () => {
    await drain(source);
    assert((await mailsOf(source)) >= 40);
    assert.equal(await claimsBuild(source), 1);
  });

  await step('a dump that is cut off is noticed before anything is emptied', async () => {
    const broken = join(to, 'broken');
    await cp(folder, broken, { recursive: true });
    truncateSync(join(broken, DUMP), 20_000);
    await refuses(['restore.ts', broken, '--yes'], target.env, /20000 bytes[\s\S]*cut off|damaged/);
    rmSync(join(broken, 'files', 'photos', 'top.webp'));
    await refuses(
      ['restore.ts', broken, '--yes'],
      target.env,
      /photos\/top\.webp: the file is missing/,
    );
    assert.deepEqual(await digests(target.owner), before);
  });
  await step('a full disk is noticed', async () => {
    await refuses(['backup.ts', '--to', to], source.env, /The disk is full/, 64);
    assert.deepEqual(names(), [name]);
  });
  await step('a file of another size is noticed', async () => {
    await source.owner.query(
      `update storage.objects set metadata = metadata || '{"size": 5}' where name = 'top.webp'`,
    );
    await refuses(['backup.ts', '--to', to], source.env, /top\.webp has 34 bytes, but .* says 5/);
    assert.deepEqual(names(), [name]);
  });
  await step(
    'pictures of another project, of another site and without a file are found',
    async () => {
      await target.owner.query(`
      set session_replication_role = replica;
      update public.travels set "imageUrl" = 'https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/photos/top.webp' where id = 'algiers';
      update public.activities set gallery = '[{"id": "1", "image": "/storage/v1/object/public/photos/gone.webp", "alt": "", "caption": ""}]'
        where id = (select min(id) from public.activities);
      insert into public.draft_changes (resource, record_id, changes, base) values ('vehicles', 'a', '{"image": "/storage/v1/object/public/photos/drafted.webp",
        "gallery": ["/storage/v1/object/public/photos/listed.webp"], "description": "/storage/v1/object/public/photos/text.webp"}', '{}');
      update public.vehicles set gallery = '{https://pictures.example/a.webp,illustrations/none.webp}' where id = (select min(id) from public.vehicles);
      reset session_replication_role;`);
      const { status, output } = await runScript(['restore.ts', folder, '--check'], target.env);
      assert.equal(status, 1);
      assert.match(output, /travels\.imageUrl: .*supabase\.co.* \(the address of a project\)/);
      assert.match(output, /activities\.gallery: .*gone\.webp \(no such file\)/);
      assert.match(output, /draft_changes\.changes: .*drafted\.webp \(no such file\)/);
      assert.match(output, /draft_changes\.changes: .*listed\.webp \(no such file\)/);
      assert.doesNotMatch(output, /text\.webp/);
      assert.match(output, /vehicles\.gallery: illustrations\/none\.webp \(no such file\)/);
      assert.match(output, /https:\/\/pictures\.example\/a\.webp \(another site/);
    },
  );
  await step('a missing bucket is noticed', async () => {
    const drop = `set storage.allow_delete_query = 'true';
      delete from storage.objects where bucket_id = 'review-photos'; delete from storage.buckets where id = 'review-photos'`;
    const admin = await source.server.connect('supabase_admin');
    await admin.query(drop);
    await refuses(['backup.ts', '--to', to], source.env, /no bucket review-photos/);
    const other = await target.server.connect('supabase_admin');
    await other.query(drop);
    await refuses(['restore.ts', folder, '--check'], target.env, /no bucket review-photos/);
    await refuses(['restore.ts', folder, '--yes'], target.env, /no bucket review-photos/);
  });
  await step('another schema is refused', async () => {
    await target.owner.query(
      `insert into supabase_migrations.schema_migrations (version) values ('99990101000000')`,
    );
    await refuses(
      ['restore.ts', folder, '--yes'],
      target.env,
      /after migration \d+, but the project has 99990101000000/,
    );
    await refuses(['restore.ts', folder, '--yes'], source.env, /made of this project/);
  });
} finally {
  for (const project of projects) await project.close();
  rmSync(to, { recursive: true, force: true });
}
process.exit(0);
