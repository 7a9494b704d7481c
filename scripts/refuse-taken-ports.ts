import { whyTaken } from '@expat-buddy/local-supabase/ports';
import { command, type Ports } from './settings.ts';

/** Ends the process with a sentence that names every taken port and the command that chooses others. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const taken: [string, number][] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (await whyTaken(port)) taken.push([name, port]);
  }
  if (taken.length === 0) return;
  const named = taken.map(([name, port]) => `${port} (${name})`).join(', ');
  const others = taken.map(([name, port]) => `${name.toUpperCase()}_PORT=${port + 10}`).join(' ');
  console.error(
    taken.length === 1
      ? `Port ${named} is taken. Stop the program that uses it, or choose another: ${others} ${command}`
      : `Ports ${named} are taken. Stop the programs that use them, or choose others: ${others} ${command}`,
  );
  process.exit(1);
}
