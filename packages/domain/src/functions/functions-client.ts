/** A client of edge functions, such as `supabase.functions` of supabase-js. */
export type FunctionsClient = {
  invoke(
    name: string,
    options: { body: Record<string, unknown> },
  ): Promise<{ data: unknown; error: unknown }>;
};

export type FunctionsClientOptions = {
  /** `https://<ref>.supabase.co`, or the local backend. */
  url: string;
  publishableKey: string;
  fetch?: typeof fetch;
};

/** A FunctionsClient with fetch, so that the public site does not load supabase-js (50 kB). Never throws. */
export function createFunctionsClient(options: FunctionsClientOptions): FunctionsClient {
  const base = `${options.url.replace(/\/+$/, '')}/functions/v1/`;
  return {
    async invoke(name, { body }) {
      try {
        // `fetch` must not be called with another `this`.
        const send = options.fetch ?? ((input, init) => fetch(input, init));
        const response = await send(base + encodeURIComponent(name), {
          method: 'POST',
          headers: { apikey: options.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          // The visitor may leave the page at once.
          keepalive: true,
        });
        const data: unknown = await response.json().catch(() => null);
        const error = response.ok
          ? null
          : Object.assign(new Error(`${name} answered ${response.status}.`), {
              status: response.status,
            });
        return { data, error };
      } catch (error) {
        return { data: null, error };
      }
    },
  };
}
