import { type CodedError, codedError, codedErrorIn } from '@expat-buddy/domain/error/coded-error';
import type { StaffErrorCode } from '@expat-buddy/domain/error/codes';
import { accountMessages } from './account-messages.ts';
import { contentMessages } from './content-messages.ts';
import { inquiryMessages } from './inquiry-messages.ts';
import { mailMessages } from './mail-messages.ts';
import type { Message } from './message.ts';

/** What staff read for each code. */
export const errorMessages: Readonly<Record<StaffErrorCode, Message>> = {
  ...accountMessages,
  ...contentMessages,
  ...inquiryMessages,
  ...mailMessages,
};

const isKnown = (code: string): code is StaffErrorCode => Object.hasOwn(errorMessages, code);

function messageOf(error: CodedError | undefined): string | undefined {
  if (!error || !isKnown(error.code)) return undefined;
  const message = errorMessages[error.code];
  if (typeof message === 'string') return message;
  try {
    return message(error.values);
  } catch {
    // A value is missing: the other side is of another version.
    return undefined;
  }
}

/** What the database or an edge function says in the body of an error; undefined without a known code. */
export const errorMessage = (body: unknown): string | undefined => messageOf(codedError(body));

/** A stored error: the message of its code, or the text itself, such as a mail server's. */
export const storedMessage = (text: string): string => messageOf(codedErrorIn(text)) ?? text;
