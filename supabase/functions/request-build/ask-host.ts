import { lookup } from 'node:dns/promises';
import { buildHookProblem } from '@expat-buddy/domain/publishing/build-hook-address';
import { isPublicAddress } from './public-address.ts';

export type Asked = { outcome: 'accepted' | 'failed'; sentence: string };

type Options = {
  /** For tests, whose host is local. */
  isLocalAllowed?: boolean;
  timeoutMs?: number;
  resolve?: (host: string) => Promise<readonly { address: string }[]>;
};

const failed = (sentence: string): Asked => ({ outcome: 'failed', sentence });

const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN'];

/**
 * Whether the name resolves to a private network. It could resolve differently for the request
 * itself, but then the certificate does not match.
 */
async function refusalOf(
  address: string,
  resolve: NonNullable<Options['resolve']>,
): Promise<string | undefined> {
  const problem = buildHookProblem(address);
  if (problem) return `The build hook cannot be asked. ${problem}`;
  try {
    const found = await resolve(new URL(address).hostname);
    if (found.every(({ address: each }) => isPublicAddress(each))) return undefined;
    return 'The host of the build hook is not on the internet.';
  } catch (error) {
    // An edge runtime without DNS returns another error.
    const isUnknown = UNKNOWN_NAME.includes(String((error as { code?: unknown }).code));
    return isUnknown ? 'The host of the build hook could not be found.' : undefined;
  }
}

function answerOf(status: number): Asked {
  if (status >= 200 && status < 300) {
    return { outcome: 'accepted', sentence: `The host accepted the request (${status}).` };
  }
  if (status >= 300 && status < 400) {
    return failed(`The host points elsewhere (${status}), which is not followed.`);
  }
  if (status === 404 || status === 410) {
    return failed(`The host does not know this build hook (${status}). Set its URL again.`);
  }
  return failed(`The host answered ${status}.`);
}

/** Requests a build. The URL is a secret and must not be in any result or error. */
export async function askHost(address: string, options: Options = {}): Promise<Asked> {
  const { isLocalAllowed = false, timeoutMs = 10_000 } = options;
  const resolve = options.resolve ?? ((host) => lookup(host, { all: true }));
  const refusal = isLocalAllowed ? undefined : await refusalOf(address, resolve);
  if (refusal) return failed(refusal);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return answerOf(response.status);
  } catch (error) {
    return (error as { name?: unknown }).name === 'TimeoutError'
      ? failed(`The host did not answer within ${timeoutMs / 1000} seconds.`)
      : failed('The host could not be reached.');
  }
}
