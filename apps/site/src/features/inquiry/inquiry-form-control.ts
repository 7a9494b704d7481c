import type { Inquiry, InquiryFormValues } from '@expat-buddy/domain/inquiry/types';
import type { UseFormReturn } from 'react-hook-form';

/** What react-hook-form hands to the inquiry's fields. */
export type InquiryFormControl = UseFormReturn<InquiryFormValues, unknown, Inquiry>;
