import { expect, it } from 'vitest';
import { listFilter } from './travel-list-filter.ts';

it('asks for a tag through a link of its own, so that the row keeps all its tags', () => {
  const asked = listFilter({ filter: { tag: 'coast', status: 'draft' }, meta: { columns: 'id' } });
  expect(asked.filter).toEqual({ status: 'draft', 'wanted_tag.tag_id': 'coast' });
  expect(asked.meta.columns).toBe('id,wanted_tag:travel_tags!inner(tag_id)');
});

it('leaves a list without them as it is', () => {
  const asked = listFilter({ filter: { q: 'oran' } });
  expect(asked.filter).toEqual({ q: 'oran' });
  expect(asked.meta.columns).not.toContain('!inner');
});
