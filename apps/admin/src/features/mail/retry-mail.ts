import { callFunction } from '#providers/function-call.ts';

/** Resolves whether the email was sent. */
export async function retryMail(mailId: string): Promise<boolean> {
  return (await callFunction<{ success: boolean }>('retry-mail', { mailId }))?.success === true;
}
