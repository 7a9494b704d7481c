import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Program = {
  /** The path that the user has set. */
  named: string | undefined;
  commands: readonly string[];
  places: readonly string[];
};

/** The path of an installed program. */
export function findInstalled({ named, commands, places }: Program): string | undefined {
  if (named && existsSync(named)) return named;
  for (const command of commands) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return places.find((place) => existsSync(place));
}
