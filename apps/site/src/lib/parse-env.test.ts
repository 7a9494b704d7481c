import { describe, expect, it } from 'vitest';
import { parseEnv } from './parse-env.ts';

const complete = {
  VITE_SUPABASE_URL: 'http://localhost:54321/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
};

describe('parseEnv', () => {
  it('drops trailing slashes, so that paths can be appended', () => {
    expect(parseEnv(complete).supabaseUrl).toBe('http://localhost:54321');
  });

  it('names a missing variable', () => {
    expect(() => parseEnv({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: ' ' })).toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY is missing',
    );
  });

  it('rejects an invalid URL', () => {
    expect(() => parseEnv({ ...complete, VITE_SUPABASE_URL: 'localhost' })).toThrow(
      'VITE_SUPABASE_URL is not an address',
    );
  });
});
