/**
 * Takes the place of `@supabase/realtime-js` in the build (vite.config.ts): no screen listens to changes,
 * and its web sockets are 15 kB gzip that every first load would carry. Has what the client itself calls.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error('The back office is built without realtime channels.');
  }
}
