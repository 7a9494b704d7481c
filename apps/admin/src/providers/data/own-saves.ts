/** What this tab has saved: which version of a record followed which, and what is under way. */
export function ownSaves() {
  const followers = new Map<string, string>();
  const underWay = new Map<string, Promise<unknown>>();
  const versionKey = (record: string, version: string) => `${record} ${version}`;
  return {
    /** The version after our own saves; the same if somebody else saved in between. */
    latest(record: string, version: string): string {
      let current = version;
      for (;;) {
        const next = followers.get(versionKey(record, current));
        if (next === undefined || next === current) return current;
        current = next;
      }
    },
    note(record: string, from: unknown, to: unknown): void {
      if (typeof from === 'string' && typeof to === 'string' && from !== to)
        followers.set(versionKey(record, from), to);
    },
    /** One save of a record after the other. */
    async inTurn<T>(record: string, save: () => Promise<T>): Promise<T> {
      const before = underWay.get(record) ?? Promise.resolve();
      const turn = before.catch(() => undefined).then(save);
      underWay.set(record, turn);
      try {
        return await turn;
      } finally {
        if (underWay.get(record) === turn) underWay.delete(record);
      }
    },
  };
}

export type OwnSaves = ReturnType<typeof ownSaves>;
