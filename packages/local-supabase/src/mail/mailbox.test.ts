import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProjectConfig } from '../config.ts';
import { cacheDir } from '../paths.ts';
import { freePorts, siteUrl } from '../testing/test-backend.ts';
import { AuthMailer } from './auth-mailer.ts';
import { startMailbox } from './mailbox.ts';

it('keeps the newest mails, on disk, and lists them without their texts', async () => {
  await mkdir(cacheDir, { recursive: true });
  const directory = await mkdtemp(join(cacheDir, 'mailbox-test-'));
  const [smtpPort = 0, webPort = 0] = await freePorts(2);
  const log = () => undefined;
  const options = { smtpPort, webPort, directory, apiUrl: siteUrl, kept: 3, log };
  const mailer = new AuthMailer({ apiUrl: siteUrl, smtpPort, config: readProjectConfig() });
  const newest = ['3@example.org', '4@example.org', '5@example.org'];
  const files = async () => (await readdir(directory)).filter((name) => name.endsWith('.eml'));
  let mailbox = await startMailbox(options);
  try {
    for (const number of [1, 2, 3, 4, 5]) {
      const address = `${number}@example.org`;
      await mailer.sendRecovery(address, 'hash', '123456');
      await expect.poll(() => addressesIn(webPort)).toContain(address);
    }
    expect(await addressesIn(webPort)).toEqual(newest);
    await expect.poll(files).toHaveLength(3);

    await mailbox.stop();
    mailbox = await startMailbox(options);
    await expect.poll(() => addressesIn(webPort), { timeout: 20_000 }).toEqual(newest);
    const list = await fetch(`http://localhost:${webPort}/email`);
    const [mail] = (await list.json()) as { id: string; text?: string; html?: string }[];
    expect([mail?.text, mail?.html]).toEqual([undefined, undefined]);
    const opened = await fetch(`http://localhost:${webPort}/email/${mail?.id}`);
    expect(await opened.json()).toMatchObject({ text: expect.stringContaining('hash') });
  } finally {
    mailer.close();
    await mailbox.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

it('restarts when its process is killed, and loses no mail', async () => {
  await mkdir(cacheDir, { recursive: true });
  const directory = await mkdtemp(join(cacheDir, 'mailbox-test-'));
  const [smtpPort = 0, webPort = 0] = await freePorts(2);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const mailbox = await startMailbox({ smtpPort, webPort, directory, apiUrl: siteUrl, log });
  const mailer = new AuthMailer({ apiUrl: siteUrl, smtpPort, config: readProjectConfig() });
  try {
    await mailer.sendRecovery('before@example.org', 'hash', '123456');
    // maildev acknowledges a mail before its file is complete.
    await expect.poll(() => addressesIn(webPort)).toEqual(['before@example.org']);
    const first = mailbox.processId();
    process.kill(Number(first), 'SIGKILL');
    await mailer.sendRecovery('meanwhile@example.org', 'hash', '123456');

    await expect
      .poll(() => addressesIn(webPort), { timeout: 20_000 })
      .toEqual(['before@example.org', 'meanwhile@example.org']);
    expect(mailbox.processId()).not.toBe(first);
    expect(lines).toEqual(['The mailbox exited unexpectedly (SIGKILL). Restarting in 0.1 s.']);
  } finally {
    mailer.close();
    await mailbox.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

async function addressesIn(webPort: number): Promise<string[]> {
  const response = await fetch(`http://localhost:${webPort}/email`);
  const mails = (await response.json()) as { to?: { address: string }[] }[];
  return mails.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort();
}
