import { join } from 'node:path';

/** The repository's own folders. Everything written goes below `.local` or `.cache`, both ignored by git. */
export const repositoryDir = join(import.meta.dirname, '..', '..', '..');
export const supabaseDir = join(repositoryDir, 'supabase');
export const migrationsDir = join(supabaseDir, 'migrations');
export const seedDir = join(supabaseDir, 'seed');
export const functionsDir = join(supabaseDir, 'functions');
export const databaseTestsDir = join(supabaseDir, 'tests');
export const cacheDir = join(repositoryDir, '.cache', 'local-supabase');
export const defaultDataDir = join(repositoryDir, '.local', 'data');
