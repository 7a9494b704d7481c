/** Reads Mailpit, the mailbox of `supabase start`, through its REST API. */
import type { Mail } from './mail.ts';

type Address = { Address: string };
type Message = {
  ID: string;
  Subject: string;
  Text: string;
  HTML: string;
  To: Address[];
  ReplyTo: Address[];
};

async function ask<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Answer;
}

const addressesOf = (list: Address[] | null) =>
  (list ?? []).map(({ Address: address }) => ({ address }));

export async function readMailpit(url: string, recipient: string): Promise<Mail[]> {
  const query = new URLSearchParams({ query: `to:"${recipient}"`, limit: '200' });
  const { messages } = await ask<{ messages: { ID: string }[] }>(`${url}/api/v1/search?${query}`);
  // Mailpit lists the newest first, the tests expect the order of arrival.
  const mails = messages.toReversed().map(async ({ ID: id }) => {
    const message = await ask<Message>(`${url}/api/v1/message/${id}`);
    const headers = await ask<Record<string, string[]>>(`${url}/api/v1/message/${id}/headers`);
    return {
      id,
      subject: message.Subject,
      text: message.Text,
      html: message.HTML,
      to: addressesOf(message.To),
      replyTo: addressesOf(message.ReplyTo),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values[0] ?? '']),
      ),
    };
  });
  return Promise.all(mails);
}
