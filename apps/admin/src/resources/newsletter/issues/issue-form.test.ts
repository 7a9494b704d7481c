import { expect, it } from 'vitest';
import { contentOf, emptyIssue, issueToSave, newBlock, validateIssue } from './issue-form.ts';

const issue = { ...emptyIssue, subject: ' News ', preheader: null, blocks: [newBlock('text')] };

it('saves what staff write, and no other column', () => {
  const saved = issueToSave({ ...issue, status: 'sent', sent_html: 'x', recipient_count: 5 });
  expect(saved).toEqual({
    subject: 'News',
    preheader: '',
    language: 'en',
    blocks: issue.blocks,
  });
});

it('accepts an incomplete draft with each kind of block', () => {
  const blocks = [newBlock('text'), newBlock('picture'), newBlock('trips')];
  expect(validateIssue({ ...emptyIssue, blocks })).toEqual({});
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
});

it('refuses what the database would', () => {
  const tooLong = { ...newBlock('text'), text: 'a'.repeat(5001) };
  expect(validateIssue({ ...issue, blocks: [tooLong] })).toHaveProperty('blocks');
  expect(validateIssue({ ...issue, blocks: [{ ...newBlock('text'), more: '' }] })).toHaveProperty(
    'blocks',
  );
  expect(validateIssue({ ...issue, subject: 'One\nTwo' })).toHaveProperty('subject');
});

it('reads nothing but lists as blocks', () => {
  expect(contentOf({ blocks: 'x' }).blocks).toEqual([]);
});
