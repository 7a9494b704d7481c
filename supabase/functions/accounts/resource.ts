import type { Caller } from '../_shared/caller.ts';
import type { Environment } from '../_shared/http.ts';

export type ResourceContext = {
  caller: Caller;
  env: Environment;
  query: URLSearchParams;
  /** The body as JSON; undefined when there is none that can be read. */
  body: unknown;
};

/** What a resource answers to; a method it has not is answered with 405. */
export type Resource = {
  list?: (context: ResourceContext) => Promise<Response>;
  get?: (context: ResourceContext, id: string) => Promise<Response>;
  create?: (context: ResourceContext) => Promise<Response>;
  update?: (context: ResourceContext, id: string) => Promise<Response>;
  remove?: (context: ResourceContext, id: string) => Promise<Response>;
};
