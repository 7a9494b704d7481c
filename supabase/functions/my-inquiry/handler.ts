import { INQUIRY_TOKEN_HEADER } from '@expat-buddy/domain/my-inquiry/limits';
import { myInquiryRequestSchema } from '@expat-buddy/domain/my-inquiry/schema';
import { answerPost, type Environment, failure, readJson } from '../_shared/http.ts';
import { serviceClient } from '../_shared/service-client.ts';
import { act, invalidLink } from './act.ts';
import { submissionOfLink } from './submission-of-link.ts';
import { takeFile } from './take-file.ts';

const tokenIn = (content: unknown) =>
  typeof content === 'object' && content !== null && 'token' in content ? content.token : undefined;

async function answer(request: Request, env: Environment): Promise<Response> {
  const db = serviceClient(env);
  const uploadToken = request.headers.get(INQUIRY_TOKEN_HEADER);
  if (uploadToken !== null) return takeFile(request, env, db, uploadToken);

  const content = await readJson(request);
  const body = myInquiryRequestSchema.safeParse(content);
  if (body.success) return act(db, env, body.data, request.headers);
  // A token of another form is a wrong token, too.
  const token = tokenIn(content);
  if (typeof token === 'string' && !/^[\w-]{43}$/.test(token)) {
    await submissionOfLink(db, token, request.headers);
    return invalidLink();
  }
  return failure(400, 'invalid_request', 'The body is not a request of this page.');
}

/**
 * The customer's page of an inquiry. The token of its link authorises the caller; a wrong, an expired
 * and a revoked one get the same answer. Nothing is cached, and the token is never part of a URL.
 */
export default async function handler(request: Request, env: Environment): Promise<Response> {
  const response = await answerPost(request, () => answer(request, env));
  response.headers.set('cache-control', 'no-store');
  return response;
}
