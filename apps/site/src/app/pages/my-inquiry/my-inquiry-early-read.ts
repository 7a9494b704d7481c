import { ERASURE_PREFIX } from '@expat-buddy/domain/my-inquiry/limits';
import { inquiryRead } from '#features/my-inquiry/inquiry-read.ts';
import { fragmentToken } from '#lib/fragment-token.ts';

const token = fragmentToken('inquiryToken');
if (token && !token.startsWith(ERASURE_PREFIX)) inquiryRead.begin(token);
