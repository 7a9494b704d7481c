type KeptLoad<Module> = {
  /** What is being fetched or was, also when that failed. */
  current: () => Promise<Module>;
  /** The same, but after a failure it is fetched again. */
  again: () => Promise<Module>;
};

/** Code that is fetched once, on a promise that React's `use` reads at once when it is there. */
export function keptLoad<Module>(load: () => Promise<Module>): KeptLoad<Module> {
  let pending: Promise<Module> | undefined;
  let hasFailed = false;

  const start = () => {
    hasFailed = false;
    const attempt = load();
    pending = attempt;
    attempt.then(
      // What React itself notes on a promise it has awaited; noted here, it need not wait at all.
      (value) => Object.assign(attempt, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return attempt;
  };

  return {
    current: () => pending ?? start(),
    again: () => (pending && !hasFailed ? pending : start()),
  };
}
