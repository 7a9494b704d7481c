/** Replaces `@supabase/realtime-js` in the build (vite.config.ts). Has what the client itself calls. */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error('The back office is built without realtime channels.');
  }
}
