import { describe, expect, it } from 'vitest';
import { toDataError } from './database-errors.ts';

const refused = (status: number, body: object) => toDataError({ status, message: 'x', body });

describe('a refusal of the database', () => {
  it('is shown next to the field that the constraint is about', () => {
    const error = refused(400, {
      code: '23514',
      message:
        'new row for relation "activities" violates check constraint "activities_title_length"',
    });
    expect(error.body.errors).toEqual({ title: 'This is empty or too long.' });
  });

  it.each([
    ['Key (id)=(camel-walk) already exists.', 'id'],
    [null, 'id'],
  ])('names the field that is taken (details: %s)', (details, field) => {
    const message = 'duplicate key value violates unique constraint "activities_pkey"';
    const error = refused(409, { code: '23505', message, details });
    expect(error.body.errors).toEqual({ [field]: 'Another record already uses this.' });
  });

  it('says which days overlap', () => {
    const message =
      'conflicting key value violates exclusion constraint "vehicle_unavailability_overlap"';
    const error = refused(400, { code: '23P01', message });
    expect(error.body.errors).toEqual({ unavailable: 'Two periods overlap.' });
  });

  it('names the field of a broken foreign key', () => {
    const error = refused(409, {
      code: '23503',
      message:
        'insert or update on table "activities" violates foreign key constraint "activities_category_id_fkey"',
      details: 'Key is not present in table "activity_categories".',
    });
    expect(error.body.errors).toHaveProperty('category_id');
  });

  it('names the table that still uses a record', () => {
    const error = refused(409, {
      code: '23503',
      message: 'update or delete on table "activity_categories" violates foreign key constraint',
      details: 'Key (id)=(sea) is still referenced from table "activities".',
    });
    expect(error.message).toBe('It is still in use (activities) and cannot be deleted.');
  });

  it('has the message of the code that was raised, whatever the English of the database', () => {
    const details = '{"code": "own_role", "values": {}}';
    expect(refused(403, { code: '42501', message: 'Reworded.', details }).message).toBe(
      'You cannot change your own role. Ask another administrator.',
    );
  });

  it('has a general message for an unknown code or a missing value', () => {
    const of = (details: string) => refused(400, { code: '23514', message: 'x', details }).message;
    expect(of('{"code": "of_a_newer_database", "values": {}}')).toBe('This value is not allowed.');
    expect(of('{"code": "former_address", "values": {}}')).toBe('This value is not allowed.');
  });

  it('about a missing description is shown next to it', () => {
    const message =
      'new row for relation "photos" violates check constraint "photos_published_has_alt"';
    expect(refused(400, { code: '23514', message }).body.errors).toHaveProperty('alt');
  });

  it('passes on in how many places a photo is used', () => {
    const details = '{"code": "photo_in_use", "values": {"count": 2}}';
    expect(refused(409, { code: '23503', message: 'x', details }).message).toBe(
      'This photo is used in 2 places and cannot be deleted.',
    );
  });

  it('of an edge function has its code in the body', () => {
    const body = { success: false, error: 'x', code: 'attachments_full', values: { count: 5 } };
    expect(refused(409, body).message).toBe('A message takes up to 5 files.');
  });

  it("does not show the database's own wording", () => {
    const message = 'permission denied for table contact_submissions';
    expect(refused(403, { code: '42501', message }).message).toBe(
      'You do not have permission to do this. Ask an administrator.',
    );
  });

  it('tells a missing record from a missing connection', () => {
    expect(refused(406, { code: 'PGRST116', message: 'x' }).status).toBe(404);
    expect(toDataError(new TypeError('Failed to fetch')).status).toBe(0);
    expect(toDataError(new TypeError('Failed to fetch')).message).toContain('cannot be reached');
  });
});
