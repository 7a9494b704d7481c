import { locale } from '#messages/locale.ts';

const NEXT_LANGUAGE = 'handedOverTo';

/** Whether this page continues the one before it: reloaded, gone back to, or in the language that was chosen there. */
function continues(): boolean {
  try {
    const next = sessionStorage.getItem(NEXT_LANGUAGE);
    sessionStorage.removeItem(NEXT_LANGUAGE);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return next === locale.language || visit?.type === 'reload' || visit?.type === 'back_forward';
  } catch {
    return false;
  }
}

const isContinued = typeof window !== 'undefined' && continues();

/** Before a page in another language. */
export function noteNextLanguage(language: string): void {
  try {
    sessionStorage.setItem(NEXT_LANGUAGE, language);
  } catch {
    // Storage is forbidden.
  }
}

/** Input for the next page in this tab. A page that does not continue this one drops it. */
export function handedOver<Value>(key: string) {
  return {
    /** Once. */
    take(): Value | undefined {
      try {
        const text = sessionStorage.getItem(key);
        sessionStorage.removeItem(key);
        return text && isContinued ? (JSON.parse(text) as Value) : undefined;
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
