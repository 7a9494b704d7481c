import { requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { raisedError } from '../_shared/request-error.ts';
import { isServer } from '../_shared/server-caller.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { type Asked, askHost } from './ask-host.ts';

/** The URL, and the id under which to record the response; undefined if there is nothing to do. */
async function claim(db: ServiceClient, isByPerson: boolean) {
  const { data, error } = await db.rpc('claim_build_request', { by_person: isByPerson });
  if (error) throw (error.code === 'PT409' && raisedError(409, error)) || error;
  return data[0];
}

async function ask(db: ServiceClient, env: Environment, isByPerson: boolean) {
  const claimed = await claim(db, isByPerson);
  if (!claimed) return undefined;
  const { request, address } = claimed;
  const isLocalAllowed = env.BUILD_HOOK_MAY_BE_LOCAL === 'in-tests';
  const asked: Asked = await askHost(address, { isLocalAllowed });
  const { outcome, code, values } = asked;
  const detail = JSON.stringify({ code, values });
  const { error } = await db.rpc('settle_build_request', { request, outcome, detail });
  if (error) throw error;
  return asked;
}

/**
 * Requests a build of the public pages: for the schedule once changes have settled, or at once for
 * an admin. A refusal by the host is a result, not an error.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const isByPerson = !(await isServer(request, env));
    if (isByPerson) await requireRight(request, env, 'settings.write');
    const asked = await ask(serviceClient(env), env, isByPerson);
    if (!asked && isByPerson) return failure(409, 'build_hook_missing', 'No build hook is set.');
    const result = asked && { code: asked.code, values: asked.values };
    return json(200, { success: asked?.outcome !== 'failed', ...result });
  });
}
