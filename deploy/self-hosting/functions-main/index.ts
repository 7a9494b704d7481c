// Starts the edge function that a request names, as hosted Supabase does.

type Worker = { fetch: (request: Request) => Promise<Response> };
type WorkerOptions = {
  servicePath: string;
  importMapPath: string;
  memoryLimitMb: number;
  workerTimeoutMs: number;
  noModuleCache: boolean;
  envVars: [string, string][];
};
declare const EdgeRuntime: {
  userWorkers: { create: (options: WorkerOptions) => Promise<Worker> };
};
declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void;
  env: { toObject: () => Record<string, string> };
};

const FUNCTIONS = '/home/deno/supabase/functions';

Deno.serve(async (request) => {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (!/^[a-z][a-z-]*$/.test(name)) return new Response('Not found', { status: 404 });
  try {
    const worker = await EdgeRuntime.userWorkers.create({
      servicePath: `${FUNCTIONS}/${name}`,
      importMapPath: `${FUNCTIONS}/deno.json`,
      memoryLimitMb: 256,
      workerTimeoutMs: 60_000,
      noModuleCache: false,
      envVars: Object.entries(Deno.env.toObject()),
    });
    return await worker.fetch(request);
  } catch (error) {
    console.error(`${name}:`, error);
    return new Response('The function could not be started.', { status: 500 });
  }
});

export {};
