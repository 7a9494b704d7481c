import { Webhook } from 'standardwebhooks';
import type { Delivery } from './provider.ts';

/**
 * Verifies a signature of https://www.standardwebhooks.com, at most five minutes old.
 *
 * @param prefix what the names of the three headers begin with
 */
export const signedWebhook =
  (prefix = 'webhook') =>
  async ({ headers, body }: Delivery, secret: string): Promise<boolean> => {
    const bytes = await body();
    if (!bytes) return false;
    const signed = Object.fromEntries(
      ['id', 'timestamp', 'signature'].map((name) => [
        `webhook-${name}`,
        headers.get(`${prefix}-${name}`) ?? '',
      ]),
    );
    try {
      new Webhook(secret).verify(new TextDecoder().decode(bytes), signed, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  };
