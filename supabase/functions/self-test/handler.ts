import { emailOf, requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, json } from '../_shared/http.ts';
import { serviceClient } from '../_shared/service-client.ts';
import { runSelfTest } from './run-self-test.ts';

/**
 * Sends a test inquiry the whole way to the address of the caller, then removes it. The response
 * has the result of each step; a failed step is a result, not an error.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const email = await emailOf(await requireRight(request, env, 'mails.write'));
    const outcome = await runSelfTest(serviceClient(env), env, email);
    return json(200, { success: outcome.steps.every(({ isDone }) => isDone), ...outcome });
  });
}
