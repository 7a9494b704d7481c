import { describe, expect, it } from 'vitest';
import { adviceOn } from './refuse-taken-ports.ts';
import { commandOf } from './settings.ts';

describe('the advice on taken ports', () => {
  it('names the command that was run', () => {
    expect(adviceOn([['site', 3000]], commandOf('/some/where/scripts/preview.ts'))).toBe(
      'Port 3000 (site) is taken. Stop the program that uses it, or choose another: SITE_PORT=3010 npm run preview',
    );
  });

  it('names all of them at once', () => {
    const taken: [string, number][] = [
      ['site', 3000],
      ['api', 54321],
    ];
    expect(adviceOn(taken, commandOf('/some/where/scripts/start.ts'))).toBe(
      'Ports 3000 (site), 54321 (api) are taken. Stop the programs that use them, or choose others: SITE_PORT=3010 API_PORT=54331 npm start',
    );
  });
});
