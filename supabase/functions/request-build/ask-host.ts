import { lookup } from 'node:dns/promises';
import type { CodedError, ErrorValues } from '@expat-buddy/domain/error/coded-error';
import type { ContentErrorCode } from '@expat-buddy/domain/error/codes';
import { buildHookProblem } from '@expat-buddy/domain/publishing/build-hook-address';
import { isPublicAddress } from './public-address.ts';

/** The code and values of the result are for people. */
export type Asked = CodedError & { code: ContentErrorCode; outcome: 'accepted' | 'failed' };

type Options = {
  /** For tests, whose host is local. */
  isLocalAllowed?: boolean;
  timeoutMs?: number;
  resolve?: (host: string) => Promise<readonly { address: string }[]>;
};

const failed = (code: ContentErrorCode, values: ErrorValues = {}): Asked => ({
  outcome: 'failed',
  code,
  values,
});

const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN'];

/**
 * Whether the name resolves to a private network. It could resolve differently for the request
 * itself, but then the certificate does not match.
 */
async function refusalOf(
  address: string,
  resolve: NonNullable<Options['resolve']>,
): Promise<ContentErrorCode | undefined> {
  if (buildHookProblem(address)) return 'build_hook_invalid';
  try {
    const found = await resolve(new URL(address).hostname);
    if (found.every(({ address: each }) => isPublicAddress(each))) return undefined;
    return 'host_private';
  } catch (error) {
    // An edge runtime without DNS returns another error.
    const isUnknown = UNKNOWN_NAME.includes(String((error as { code?: unknown }).code));
    return isUnknown ? 'host_not_found' : undefined;
  }
}

function answerOf(status: number): Asked {
  if (status >= 200 && status < 300) {
    return { outcome: 'accepted', code: 'host_accepted', values: { status } };
  }
  if (status >= 300 && status < 400) {
    return failed('host_elsewhere', { status });
  }
  if (status === 404 || status === 410) {
    return failed('host_unknown_hook', { status });
  }
  return failed('host_replied', { status });
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
      ? failed('host_did_not_reply', { seconds: timeoutMs / 1000 })
      : failed('host_unreachable');
  }
}
