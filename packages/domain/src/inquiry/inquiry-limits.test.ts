import { expect, it } from 'vitest';
import inquiriesSql from '../../../../supabase/migrations/20261123091900_inquiries.sql?raw';
import { EMAIL_PATTERN } from '../email-address.ts';
import { groupSizes } from './group-sizes.ts';
import { inquiryLimits } from './inquiry-limits.ts';

/** The text of a check constraint on one line. */
function constraint(name: string): string {
  const [, text = ''] = new RegExp(`constraint ${name}\\s+check \\((.+)`).exec(inquiriesSql) ?? [];
  return text;
}

it('says the same limits as the check constraints of the database', () => {
  const { name, email, service, message, children, selection, subject } = inquiryLimits;
  for (const [column, { min, max }] of Object.entries({ name, service, message })) {
    const check = constraint(`contact_submissions_${column}_length`);
    expect(check).toMatch(new RegExp(`>= ${min} and char_length\\(${column}\\) <= ${max}\\)`));
  }
  expect(constraint('contact_submissions_email_format')).toContain(
    `char_length(email) <= ${email.max} and email ~ '${EMAIL_PATTERN}'`,
  );
  for (const [column, age] of [
    ['childrenUnder12', '12'],
    ['childrenUnder5', '5'],
  ]) {
    expect(constraint(`contact_submissions_children_under_${age}_range`)).toContain(
      `"${column}" between ${children.min} and ${children.max}`,
    );
  }
  expect(constraint('contact_submissions_group_size_choice')).toContain(
    `"groupSize" in (${groupSizes.map((size) => `'${size}'`).join(', ')})`,
  );
  for (const [list, column] of [
    ['travels', 'travel_ids'],
    ['activities', 'activity_ids'],
  ]) {
    expect(constraint(`inquiry_selections_${list}_limit`)).toContain(
      `cardinality(${column}) <= ${selection.max}`,
    );
  }
  expect(inquiriesSql).toContain(`char_length(subject) <= ${subject.max}`);
});
