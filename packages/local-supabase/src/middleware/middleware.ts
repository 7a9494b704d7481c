export type Handler = (request: Request) => Promise<Response>;

/** Wraps the next handler, as in Koa or Hono: it answers a request itself, or changes what goes in or comes out. */
export type Middleware = (request: Request, next: Handler) => Promise<Response>;

/** The first middleware is the outermost. */
export function compose(middleware: Middleware[], last: Handler): Handler {
  return middleware.reduceRight<Handler>((next, each) => (request) => each(request, next), last);
}
