import { describe, expect, it } from 'vitest';
import { inquirySchema, makeInquirySchema } from './schema.ts';

const valid = {
  name: 'Amina',
  email: 'amina@example.com',
  service: 'trip-planner',
  message: 'A week in the south, please.',
};

const onTheDay = makeInquirySchema(undefined, () => '2026-11-21');

function faults(values: Record<string, unknown>): Record<string, string> {
  const result = onTheDay.safeParse({ ...valid, ...values });
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('inquiry schema', () => {
  it('fills optional fields with the specification’s defaults', () => {
    expect(inquirySchema.parse(valid)).toEqual({
      ...valid,
      groupSize: null,
      childrenUnder12: 0,
      childrenUnder5: 0,
      departureDate: null,
      returnDate: null,
      needsTransportation: false,
      includesCamping: false,
      details: {},
      subject: '',
      travels: [],
      activities: [],
      plan: null,
    });
  });

  it('parses empty fields as null and 0', () => {
    const empty = { groupSize: '', departureDate: '', returnDate: null, childrenUnder12: '' };
    expect(onTheDay.parse({ ...valid, ...empty, childrenUnder5: 'two' })).toMatchObject({
      groupSize: null,
      departureDate: null,
      returnDate: null,
      childrenUnder12: 0,
      childrenUnder5: 0,
    });
    expect(onTheDay.parse({ ...valid, childrenUnder12: ' 3 ' }).childrenUnder12).toBe(3);
  });

  it('uses the specification’s messages', () => {
    expect(faults({ name: ' A ', email: 'amina@example', message: 'Hello   .' })).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      message: 'Message must be at least 10 characters.',
    });
  });

  it('trims before it counts, and counts characters as the database does', () => {
    expect(onTheDay.parse({ ...valid, name: '  Al  ' }).name).toBe('Al');
    expect(faults({ name: '🐪' })).toHaveProperty('name');
    expect(faults({ name: '🐪'.repeat(200) })).toEqual({});
    expect(faults({ name: 'a'.repeat(201), message: 'a'.repeat(5001) })).toEqual({
      name: 'Name must be at most 200 characters.',
      message: 'Message must be at most 5000 characters.',
    });
    expect(faults({ message: 'a'.repeat(5000) })).toEqual({});
    expect(faults({ service: '   ' })).toHaveProperty('service');
    expect(faults({ message: 'A message with \0 in it' })).toHaveProperty('message');
  });

  it('refuses addresses that could smuggle a second recipient or a header', () => {
    for (const email of [
      'amina@example.com,staff@example.com',
      'amina@example.com\r\nBcc: all@example.com',
      'Amina <amina@example.com>',
      'amina@@example.com',
      `${'a'.repeat(310)}@example.com`,
      'amina\0@example.com',
      'amina\u0085@example.com',
      'amina\ud800@example.com',
    ]) {
      expect(faults({ email }), email).toHaveProperty('email');
    }
    for (const email of [
      'o.hadj+trip@mail.example.dz',
      'amina@exämple.com',
      ' amina@example.com ',
    ]) {
      expect(faults({ email }), email).toEqual({});
    }
  });

  it('accepts whole numbers of children from 0 to 99', () => {
    expect(faults({ childrenUnder12: 99, childrenUnder5: '0' })).toEqual({});
    for (const childrenUnder5 of [-1, 1.5, '2.5', 100]) {
      expect(faults({ childrenUnder5 }), String(childrenUnder5)).toHaveProperty('childrenUnder5');
    }
  });

  it('accepts only the offered group sizes', () => {
    expect(onTheDay.parse({ ...valid, groupSize: '3-5' }).groupSize).toBe('3-5');
    expect(faults({ groupSize: '4' })).toHaveProperty('groupSize');
  });

  it('validates the days against today, and the return against the departure', () => {
    expect(faults({ departureDate: '2026-11-21', returnDate: '2026-11-21' })).toEqual({});
    expect(faults({ departureDate: '2026-11-20' })).toEqual({
      departureDate: 'Departure date cannot be in the past.',
    });
    expect(faults({ returnDate: '2026-11-20' })).toEqual({
      returnDate: 'Return date cannot be in the past.',
    });
    expect(faults({ departureDate: '2026-12-05', returnDate: '2026-12-04' })).toEqual({
      returnDate: 'Return date cannot be before the departure date.',
    });
    expect(faults({ departureDate: '2027-02-29' })).toHaveProperty('departureDate');
    expect(faults({ departureDate: '2031-11-21', returnDate: '2031-11-22' })).toEqual({
      returnDate: 'Choose a date within the next five years.',
    });
    for (const departureDate of ['infinity', '-infinity', '99999-01-01', '0044-03-15 BC']) {
      expect(faults({ departureDate }), departureDate).toHaveProperty('departureDate');
    }
  });

  it('reports a wrong order of days together with the other errors', () => {
    expect(
      Object.keys(faults({ name: '', departureDate: '2026-12-05', returnDate: '2026-12-04' })),
    ).toEqual(['name', 'returnDate']);
  });

  it('refuses anything but an object', () => {
    expect(inquirySchema.safeParse(null).success).toBe(false);
    expect(inquirySchema.safeParse('name').success).toBe(false);
  });
});
