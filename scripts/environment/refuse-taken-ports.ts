import { whyTaken } from '@expat-buddy/local-supabase/ports';
import { command, type Ports } from './settings.ts';

type TakenPort = [name: string, port: number];

/** Names the taken ports, and the command with other ports. */
export function adviceOn(taken: TakenPort[], ran = command): string {
  const named = taken.map(([name, port]) => `${port} (${name})`).join(', ');
  const others = taken.map(([name, port]) => `${name.toUpperCase()}_PORT=${port + 10}`).join(' ');
  return taken.length === 1
    ? `Port ${named} is taken. Stop the program that uses it, or choose another: ${others} ${ran}`
    : `Ports ${named} are taken. Stop the programs that use them, or choose others: ${others} ${ran}`;
}

/** Exits if a port is taken. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const taken: TakenPort[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (await whyTaken(port)) taken.push([name, port]);
  }
  if (taken.length === 0) return;
  console.error(adviceOn(taken));
  process.exit(1);
}
