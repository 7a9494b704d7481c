import { describe, expect, it } from 'vitest';
import { postgrestFilter } from './postgrest-filter.ts';
import { listSource, ruleOf } from './tables.ts';

const submissions = ruleOf('submissions');
const activities = ruleOf('activities');

describe('a filter for PostgREST', () => {
  it('compares one column with one value', () => {
    expect(postgrestFilter({ status: 'new', 'name@neq': 'x' }, submissions)).toEqual({
      'status@': 'eq.new',
      'name@': 'neq.x',
    });
  });

  it('supports null and lists', () => {
    expect(postgrestFilter({ assignee_id: null, status: ['new', 'waiting'] }, submissions)).toEqual(
      {
        'assignee_id@': 'is.null',
        'status@': 'in.("new","waiting")',
      },
    );
    expect(postgrestFilter({ 'assignee_id@neq': null }, submissions)).toEqual({
      'assignee_id@': 'not.is.null',
    });
  });

  it('omits filters that a database function answers', () => {
    const filter = { mail: 'failed', status: 'new' };
    expect(postgrestFilter(filter, submissions)).toEqual({ 'status@': 'eq.new' });
    expect(listSource(submissions, 'boat', filter)).toBe('rpc/submissions_with_failed_mail');
    expect(listSource(submissions, 'boat', { mail: 'sent' })).toBe('rpc/search_submissions');
  });

  it('passes filters to the search function as parameters', () => {
    const travels = ruleOf('travels');
    const filter = { tag: 'coast', status: 'draft' };
    expect(postgrestFilter(filter, travels)).toEqual({
      'status@': 'eq.draft',
      'wanted_tag@': 'coast',
    });
    expect(listSource(travels, '', filter)).toBe('rpc/search_travels');
    expect(listSource(travels, '', { tag: '', status: 'draft' })).toBe('travels');
  });

  it('keeps both bounds of one column', () => {
    const filter = { 'created_at@gte': '2026-01-01', 'created_at@lte': '2026-02-01' };
    expect(postgrestFilter(filter, submissions)).toEqual({
      'and@': '(created_at.gte.2026-01-01,created_at.lte.2026-02-01)',
    });
  });

  it('quotes values inside a logical tree', () => {
    const filter = { 'name@gte': 'a,b)', 'name@neq': 'say "no"' };
    expect(postgrestFilter(filter, submissions)).toEqual({
      'and@': '(name.gte."a,b)",name.neq."say \\"no\\"")',
    });
  });

  it('passes a search to the search function', () => {
    expect(postgrestFilter({ q: 'Béjaïa  trip', status: 'new' }, submissions)).toEqual({
      'status@': 'eq.new',
      'term@': 'Béjaïa trip',
    });
  });

  it('searches columns when there is no search function', () => {
    expect(postgrestFilter({ q: 'sea 4x4' }, activities)).toEqual({
      'and@': '(title.ilike.*sea*,title.ilike.*4x4*)',
    });
  });

  it('supports array contains with any characters', () => {
    expect(postgrestFilter({ 'tags@cs': 'a "b", c' }, ruleOf('photos'))).toEqual({
      'tags@': 'cs.{"a \\"b\\", c"}',
    });
  });

  it('omits empty values', () => {
    expect(postgrestFilter({ q: ' ,* ', status: '', name: undefined }, submissions)).toEqual({});
  });

  it('rejects an unknown comparison', () => {
    expect(() => postgrestFilter({ 'name@or': 'x' }, submissions)).toThrow('Unknown comparison');
    expect(() => postgrestFilter({ 'name@gte': null }, submissions)).toThrow('missing value');
  });
});
