import { readMyInquiry } from '@expat-buddy/domain/my-inquiry/queries';
import { earlyRead } from '#lib/early-read.ts';
import { functions } from '#lib/functions.ts';

export const inquiryRead = earlyRead((token: string) => readMyInquiry(functions, token));
