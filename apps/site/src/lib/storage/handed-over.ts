/** Input for the next page in this tab: it is in session storage only while that page loads. */
export function handedOver<Value>(key: string) {
  return {
    /** Once. */
    take(): Value | undefined {
      try {
        const text = sessionStorage.getItem(key);
        sessionStorage.removeItem(key);
        return text ? (JSON.parse(text) as Value) : undefined;
      } catch {
        return undefined;
      }
    },
    put(value: Value): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is forbidden or full.
      }
    },
  };
}
