/** Emulates pg_cron: publishes what is scheduled and expires proposals every few seconds. */
interface PublicationTimerOptions {
  /** Runs a statement as the database's owner. */
  run: (statement: string) => Promise<unknown>;
  everySeconds: number;
  log: (line: string) => void;
}

// Some tests use other migrations, without this function.
const statement = `do $$ begin
  if to_regprocedure('private.run_scheduled_publications()') is not null then
    perform private.run_scheduled_publications();
  end if;
  if to_regprocedure('private.expire_proposals()') is not null then
    perform private.expire_proposals();
  end if;
end $$`;

export function startPublicationTimer({ run, everySeconds, log }: PublicationTimerOptions) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= run(statement)
      .catch((error) => log(`The scheduled publications failed: ${error}`))
      .finally(() => {
        running = undefined;
      });
  }, everySeconds * 1000).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
