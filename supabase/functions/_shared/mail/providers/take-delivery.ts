import type { Environment } from '../../http.ts';
import { failure } from '../../http.ts';
import { readBytes } from '../../read-bytes.ts';
import type { Delivery, MailProvider } from './provider.ts';
import { mailProviders } from './providers.ts';

/** The provider that a URL names: `…/mail-webhook/resend`. */
export function providerAt(request: Request): MailProvider | undefined {
  const name = /\/([a-z0-9-]+)\/?$/.exec(new URL(request.url).pathname)?.[1];
  return mailProviders.find((provider) => provider.name === name);
}

/** The delivery, once the provider is known to have sent it; otherwise the response to it. */
export async function takeDelivery(
  request: Request,
  env: Environment,
  webhook: NonNullable<MailProvider['events'] | MailProvider['inbound']>,
): Promise<Delivery | Response> {
  const secret = env[webhook.secret];
  if (!secret) return failure(404, 'invalid_request', 'No webhook is set up here.');
  let body: ReturnType<Delivery['body']> | undefined;
  const delivery: Delivery = {
    headers: request.headers,
    body: () => {
      const isTooLong = Number(request.headers.get('content-length') ?? 0) > webhook.maxBytes;
      body ??= isTooLong ? Promise.resolve(undefined) : readBytes(request, webhook.maxBytes);
      return body;
    },
  };
  const isGenuine = await webhook.verify(delivery, secret);
  return isGenuine ? delivery : failure(401, 'not_permitted', 'The signature is wrong.');
}
