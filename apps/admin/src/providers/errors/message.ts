import type { ErrorValues } from '@expat-buddy/domain/error/coded-error';

/** A text, or how it is made of the values of the error. */
export type Message = string | ((values: ErrorValues) => string);
