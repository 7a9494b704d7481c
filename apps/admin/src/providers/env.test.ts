import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const complete = {
  VITE_SUPABASE_URL: ' http://localhost:54321/ ',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
};

it('removes a trailing slash from the URL', () => {
  expect(parseEnv(complete).supabaseUrl).toBe('http://localhost:54321');
});

it('names the missing or invalid variable', () => {
  expect(() => parseEnv({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: ' ' })).toThrow(
    'VITE_SUPABASE_PUBLISHABLE_KEY',
  );
  expect(() => parseEnv({ ...complete, VITE_SUPABASE_URL: 'localhost' })).toThrow(
    'VITE_SUPABASE_URL',
  );
});
