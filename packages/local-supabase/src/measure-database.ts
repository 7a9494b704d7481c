/**
 * Fills a throw-away database of the embedded kind to the size of docs/database-speed.md and prints how
 * long the back office's requests take there. PGlite is several times slower than a server: what
 * counts is that no request reads more than it should.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from './database/open-database.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { migrationsDir, supabaseDir } from './paths.ts';

const bench = (file: string) => readFile(join(supabaseDir, 'bench', file), 'utf8');

const snapshot = await projectSnapshot({ migrationsDir, seed: true, log: console.log });
const { driver } = await openDatabase(undefined, snapshot);
console.log('Filling the database (some minutes) …');
await driver.exec(await bench('fill.sql'));
await driver.exec('vacuum analyze');
console.log('Asking …');
const results = await driver.exec(await bench('measure.sql'));
console.table(results.at(-1)?.rows);
await driver.close();
