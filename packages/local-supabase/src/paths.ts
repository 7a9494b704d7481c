import { join } from 'node:path';

/** Everything is written below `.local` or `.cache`, which git ignores. */
export const repositoryDir = join(import.meta.dirname, '..', '..', '..');
export const supabaseDir = join(repositoryDir, 'supabase');
export const migrationsDir = join(supabaseDir, 'migrations');
export const seedDir = join(supabaseDir, 'seed');
export const functionsDir = join(supabaseDir, 'functions');
export const databaseTestsDir = join(supabaseDir, 'tests');
export const cacheDir = join(repositoryDir, '.cache', 'local-supabase');
export const defaultDataDir = join(repositoryDir, '.local', 'data');
