import * as z from 'zod/mini';
import { publicationStatuses } from '../publication.ts';
import { SLUG_PATTERN } from './slug.ts';
import { isReadablePrice } from './written-price.ts';

// The pieces that the schemas of forms are made of. Their limits are those of the database.

const most = (maximum: number) =>
  z.maxLength(maximum, `Use at most ${maximum.toLocaleString('en')} characters.`);

export const text = (maximum: number) =>
  z._default(z.nullable(z.string().check(most(maximum))), '');

export const required = (what: string, maximum: number) =>
  z
    .string(`Please enter ${what}.`)
    .check(z.trim(), z.minLength(1, `Please enter ${what}.`), most(maximum));

export const lines = z._default(z.nullable(z.array(z.nullable(z.string()))), []);

export const id = (example: string) =>
  z
    .string('Please enter an id.')
    .check(
      z.regex(
        SLUG_PATTERN,
        `Use lowercase letters, digits and single hyphens, such as "${example}".`,
      ),
    );

export const status = z.enum(publicationStatuses, 'Please choose a status.');

export const price = z._default(
  z.nullable(
    z
      .string()
      .check(most(100), z.refine(isReadablePrice, 'Enter the amount, or choose “On request”.')),
  ),
  '',
);

export const wholeNumber = (least: number, greatest: number) => {
  const words = `Enter a whole number from ${least} to ${greatest}.`;
  return z.int(words).check(z.minimum(least, words), z.maximum(greatest, words));
};

const SECURE_ADDRESS = /^(|https:\/\/\S+)$/;

export const secureAddress = z._default(
  z.nullable(
    z
      .string()
      .check(z.trim(), z.regex(SECURE_ADDRESS, 'Enter an address that starts with https://.')),
  ),
  '',
);
