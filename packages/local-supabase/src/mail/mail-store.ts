/**
 * Keeps the newest mails of maildev and their contents on disk. maildev itself keeps all of every mail in memory, for
 * ever; its list and the reply page need only a summary.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailServer, StoredMail } from 'maildev';

/** What only an opened mail shows. */
const contentKeys = ['text', 'html', 'headers', 'alternatives'] as const;

export function contentOf(directory: string, id: string): Partial<StoredMail> {
  try {
    return JSON.parse(readFileSync(join(directory, `${id}.json`), 'utf8'));
  } catch {
    return {};
  }
}

/** Call it before maildev starts: it reads the mails that are there. */
export function keepMailsOnDisk(server: MailServer, directory: string, kept: number): void {
  const receivedAt = new Map<string, number>();

  server.on('new', (mail) => {
    const content = Object.fromEntries(contentKeys.map((key) => [key, mail[key]]));
    writeFileSync(join(directory, `${mail.id}.json`), JSON.stringify(content));
    for (const key of contentKeys) delete mail[key];
    receivedAt.set(mail.id, statSync(mail.source).mtimeMs);
    if (server.store.length > kept) server.deleteEmail(oldest(), () => undefined);
  });
  server.on('delete', ({ id }) => {
    receivedAt.delete(id);
    rmSync(join(directory, `${id}.json`), { force: true });
  });

  const oldest = () => {
    const age = ({ id }: StoredMail) => receivedAt.get(id) ?? 0;
    return server.store.reduce((one, other) => (age(other) < age(one) ? other : one)).id;
  };

  // maildev looks into its store; for this moment it finds the whole mail there.
  const getEmail = server.getEmail.bind(server);
  server.getEmail = (id, done) => {
    const index = server.store.findIndex((mail) => mail.id === id);
    const summary = server.store[index];
    if (!summary) return getEmail(id, done);
    const whole = { ...summary, ...contentOf(directory, id) };
    server.store[index] = whole;
    try {
      getEmail(id, done);
    } finally {
      summary.read = whole.read;
      server.store[index] = summary;
    }
  };
}

/** Removes all but the newest mails, before any is read. */
export async function dropOldMails(directory: string, kept: number): Promise<void> {
  const ids = (await readdir(directory))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length));
  if (ids.length <= kept) return;
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(directory, `${id}.eml`))).mtimeMs })),
  );
  const old = dated.sort((one, other) => other.at - one.at).slice(kept);
  for (const { id } of old) {
    for (const name of [id, `${id}.eml`, `${id}.json`])
      rmSync(join(directory, name), { recursive: true, force: true });
  }
}
