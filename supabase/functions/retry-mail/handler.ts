import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import type { PostgrestError } from '@supabase/postgrest-js';
import { callerClient } from '../_shared/caller-client.ts';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { databaseError, RequestError, raisedError } from '../_shared/request-error.ts';
import { serviceClient } from '../_shared/service-client.ts';

function errorOf(status: number, error: PostgrestError): Error {
  if (status === 401) return new RequestError(401, 'session_ended', 'The session has ended.');
  return raisedError(status, error) ?? databaseError(error);
}

async function sendAgain(mailId: string, env: Environment): Promise<Response> {
  const db = serviceClient(env);
  const { data, error } = await db
    .from('mail_outbox')
    .select('idempotency_key')
    .eq('id', mailId)
    .single();
  if (error) throw error;
  const key = data.idempotency_key;
  const states = await sendQueuedMails(db, [key], anyMailTransport(db, env));
  // A failed delivery is a result, not an error: the outbox has the reason.
  return json(200, { success: states.get(key) === 'sent' });
}

/**
 * Sends an email again. The database decides with the caller's token whether they may; only the
 * delivery uses the secret key.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    // An API key is not a person.
    if (!token || token.startsWith('sb_'))
      return failure(401, 'sign_in_required', 'Sign in first.');
    const body = await readJson(request);
    const mailId = typeof body === 'object' && body && 'mailId' in body ? body.mailId : undefined;
    if (!isUuid(mailId)) return failure(400, 'invalid_request', 'The body names no mail.');
    const { error, status } = await callerClient(env, token).rpc('retry_mail', { mail: mailId });
    if (error) throw errorOf(status, error);
    return sendAgain(mailId, env);
  });
}
