/** How many bytes of request bodies may be in memory at once. Others wait their turn, unread. */
export interface BodyRoom {
  /** @returns what frees the bytes again */
  take(bytes: number): Promise<() => void>;
}

export function createBodyRoom(total: number): BodyRoom {
  let free = total;
  const waiting: { bytes: number; enter: () => void }[] = [];
  const admit = () => {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.bytes;
      next.enter();
    }
  };
  return {
    async take(wanted) {
      const bytes = Math.min(wanted, total);
      await new Promise<void>((enter) => {
        waiting.push({ bytes, enter });
        admit();
      });
      let isFreed = false;
      return () => {
        if (isFreed) return;
        isFreed = true;
        free += bytes;
        admit();
      };
    },
  };
}
