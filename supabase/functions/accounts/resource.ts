import type { Caller } from '../_shared/caller.ts';
import type { Environment } from '../_shared/http.ts';

export type ResourceContext = {
  caller: Caller;
  env: Environment;
  query: URLSearchParams;
  /** Undefined if missing or malformed. */
  body: unknown;
};

/** A missing method responds with 405. */
export type Resource = {
  list?: (context: ResourceContext) => Promise<Response>;
  get?: (context: ResourceContext, id: string) => Promise<Response>;
  create?: (context: ResourceContext) => Promise<Response>;
  update?: (context: ResourceContext, id: string) => Promise<Response>;
  remove?: (context: ResourceContext, id: string) => Promise<Response>;
};
