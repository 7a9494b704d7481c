import { requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { Refusal } from '../_shared/refusal.ts';
import { isServer } from '../_shared/server-caller.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { type Asked, askHost } from './ask-host.ts';

const ONLY_ADMINISTRATORS = 'Only administrators can request a rebuild.';

/** The URL, and the id under which to record the response; undefined if there is nothing to do. */
async function claim(db: ServiceClient, isByPerson: boolean) {
  const { data, error } = await db.rpc('claim_build_request', { by_person: isByPerson });
  if (error?.code === 'PT409') throw new Refusal(409, error.message);
  if (error) throw error;
  return data[0];
}

async function ask(db: ServiceClient, env: Environment, isByPerson: boolean) {
  const claimed = await claim(db, isByPerson);
  if (!claimed) return undefined;
  const { request, address } = claimed;
  const isLocalAllowed = env.BUILD_HOOK_MAY_BE_LOCAL === 'in-tests';
  const asked: Asked = await askHost(address, { isLocalAllowed });
  const { error } = await db.rpc('settle_build_request', { request, ...asked });
  if (error) throw error;
  return asked;
}

/**
 * Requests a build of the public pages: for the schedule once changes have settled, or at once for
 * an admin. A refusal by the host is a result, not an error.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    try {
      const isByPerson = !(await isServer(request, env));
      if (isByPerson) await requireRight(request, env, 'settings.write', ONLY_ADMINISTRATORS);
      const asked = await ask(serviceClient(env), env, isByPerson);
      if (!asked && isByPerson) return failure(409, 'No build hook is set.');
      return json(200, { success: asked?.outcome !== 'failed', asked: asked?.sentence ?? null });
    } catch (error) {
      if (error instanceof Refusal) return failure(error.status, error.message);
      throw error;
    }
  });
}
