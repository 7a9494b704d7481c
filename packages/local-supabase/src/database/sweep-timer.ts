/** Emulates pg_cron: runs `private.sweep()` shortly after the start and once a day. */
interface SweepTimerOptions {
  /** Runs a statement as the database's owner. */
  run: (statement: string) => Promise<unknown>;
  log: (line: string) => void;
  firstAfterSeconds?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

// Some tests use other migrations, without this function.
const statement = `do $$ begin
  if to_regprocedure('private.sweep()') is not null then perform private.sweep(); end if;
end $$`;

export function startSweepTimer({ run, log, firstAfterSeconds = 60 }: SweepTimerOptions) {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = run(statement).catch((error) => log(`The sweep failed: ${error}`));
  };
  const first = setTimeout(sweep, firstAfterSeconds * 1000).unref();
  const daily = setInterval(sweep, DAY_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(daily);
      await running;
    },
  };
}
