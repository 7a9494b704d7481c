// A folder for each backup, named after its time.
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const NAME = /^expat-buddy-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const UNFINISHED = '.unfinished';
const DAY_MS = 24 * 60 * 60 * 1000;

export const folderName = (moment: Date) =>
  `expat-buddy-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const momentOf = (name: string): Date | undefined => {
  const [, day, ...time] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${time.join(':')}Z`);
};

/** Where a backup is written until it is whole. */
export const unfinished = (to: string, name: string) => join(to, `${name}${UNFINISHED}`);

export const finish = (to: string, name: string) => rename(unfinished(to, name), join(to, name));

/**
 * Deletes backups that are older, and what interrupted runs left a day ago. Nothing is deleted while no whole backup is
 * young enough: the last good one stays however old it is.
 * @returns the names of the deleted ones.
 */
export async function removeExpired(to: string, keepDays: number, now: Date): Promise<string[]> {
  const age = (name: string) => {
    const moment = momentOf(name.replace(UNFINISHED, ''));
    return moment && (now.getTime() - moment.getTime()) / DAY_MS;
  };
  const names = (await readdir(to)).filter((name) => age(name) !== undefined);
  const whole: string[] = [];
  for (const name of names.filter((name) => !name.endsWith(UNFINISHED)))
    if (await readManifest(join(to, name)).catch(() => undefined)) whole.push(name);
  const hasYoung = whole.some((name) => (age(name) ?? 0) <= keepDays);
  const expired = names.filter((name) => {
    const days = age(name) ?? 0;
    return name.endsWith(UNFINISHED) ? days > 1 : hasYoung && days > keepDays;
  });
  for (const name of expired) await rm(join(to, name), { recursive: true });
  return expired;
}
