import { callFunction } from '#providers/function-call.ts';

/** Asks the edge function `retry-mail` to send a mail once more. Answers whether it went out. */
export async function retryMail(mailId: string): Promise<boolean> {
  return (await callFunction<{ success: boolean }>('retry-mail', { mailId }))?.success === true;
}
